import type { ErrorCode } from "@agency/model/error-codes";
import type { FieldProblem } from "./problems.ts";

type Details = { params?: Record<string, string | number>; fields?: FieldProblem[]; alternatives?: string[] };

/** A request that cannot be fulfilled. The code becomes a sentence where the reader's language is known. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly code: ErrorCode;
  readonly params: Record<string, string | number>;
  readonly fields: FieldProblem[];
  /** Alternatives to request instead. */
  readonly alternatives: string[];

  constructor(code: ErrorCode, { params = {}, fields = [], alternatives = [] }: Details = {}) {
    super(code);
    this.code = code;
    this.params = params;
    this.fields = fields;
    this.alternatives = alternatives;
  }
}
