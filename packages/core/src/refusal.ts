import type { FieldProblem } from "./problems.ts";

export type RefusalCode =
  | "audit_not_found"
  | "article_not_found"
  | "booking_changed"
  | "booking_over"
  | "client_not_found"
  | "email_taken"
  | "enquiry_not_found"
  | "invalid_csv"
  | "invalid_input"
  | "notification_not_found"
  | "link_not_found"
  | "no_figures"
  | "not_generated"
  | "not_signed_in"
  | "not_uncertain"
  | "not_found"
  | "page_unreachable"
  | "report_not_found"
  | "speed_test_busy"
  | "speed_test_failed"
  | "slot_taken"
  | "too_many_attempts"
  | "too_many_bookings"
  | "wrong_credentials";

type Details = { params?: Record<string, string | number>; fields?: FieldProblem[]; alternatives?: string[] };

/** A request that cannot be fulfilled. The code becomes a sentence where the reader's language is known. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly code: RefusalCode;
  readonly params: Record<string, string | number>;
  readonly fields: FieldProblem[];
  /** Alternatives to request instead. */
  readonly alternatives: string[];

  constructor(code: RefusalCode, { params = {}, fields = [], alternatives = [] }: Details = {}) {
    super(code);
    this.code = code;
    this.params = params;
    this.fields = fields;
    this.alternatives = alternatives;
  }
}
