import type { TextKey } from "@agency/content/translator";

/** Problems with a field, as keys under `errors.field` of the texts. */
export type ProblemKey = FieldText<TextKey>;

type FieldText<Key> = Key extends `errors:field.${infer Name}` ? Name : never;

/** One problem to fix: the field (or the file's column), the problem, and the file's line, from 1. */
export type FieldProblem = {
  field: string;
  problem: ProblemKey;
  /** Parameters of the problem's text. */
  params?: Record<string, string | number>;
  line?: number;
  /** What to pass as confirmed when the field is right although it is doubted. */
  doubt?: string;
};
