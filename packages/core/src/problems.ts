import type { SiteProblem } from "./site-problem.ts";

/** Problems with a field, as keys under `errors.field` of the texts; only those that the checks here use. */
export type ProblemKey =
  | "columns"
  | "contact_twice"
  | "date"
  | "day_in_future"
  | "no_formula"
  | "no_rows"
  | "not_a_period_start"
  | "not_an_option"
  | "number"
  | "parts_exceed_total"
  | "period_in_future"
  | "period_too_old"
  | "common_password"
  | "repeats"
  | "report_too_old"
  | "required"
  | "service_account_key"
  | "single_line"
  | `site_${SiteProblem}`
  | "slot_closed"
  | "slot_holiday"
  | "slot_off_grid"
  | "slot_past"
  | "slot_too_far"
  | "slot_too_soon"
  | "taken"
  | "too_big"
  | "too_long"
  | "too_many"
  | "too_small"
  | "unreadable"
  | "whole_number"
  | "wrong_header"
  | "wrong_password";

/** One problem to fix: the field (or the file's column), the problem, and the file's line, from 1. */
export type FieldProblem = {
  field: string;
  problem: ProblemKey;
  /** Parameters of the problem's text. */
  params?: Record<string, string | number>;
  line?: number;
};
