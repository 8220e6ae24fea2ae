import type { SiteProblem } from "./site-problem.ts";

/** Problems with a field, as keys under `errors.field` of the texts; only those that the checks here use. */
export type ProblemKey =
  | "columns"
  | "common_password"
  | "contact_twice"
  | "damaged"
  | "date"
  | "day_in_future"
  | "filtered"
  | "formula_without_value"
  | "has_password"
  | "mixed_dates"
  | "no_formula"
  | "no_known_column"
  | "no_rows"
  | "not_a_period"
  | "not_a_period_start"
  | "not_a_whole_period"
  | "not_an_option"
  | "not_offered"
  | "nothing_adds_up"
  | "number"
  | "other_kind"
  | "parts_exceed_total"
  | "period_in_future"
  | "period_too_old"
  | "repeats"
  | "report_too_old"
  | "required"
  | "share_not_count"
  | "service_account_key"
  | "single_line"
  | "slot_closed"
  | "slot_holiday"
  | "slot_off_grid"
  | "slot_past"
  | "slot_too_far"
  | "slot_too_soon"
  | "taken"
  | "too_big"
  | "total_below_parts"
  | "too_long"
  | "too_many"
  | "too_small"
  | "too_wide"
  | "unpacks_too_large"
  | "unreadable"
  | "unsafe_names"
  | "whole_number"
  | "amount"
  | "wrong_password"
  | "zip_in_zip"
  | `site_${SiteProblem}`;

/** One problem to fix: the field (or the file's column), the problem, and the file's line, from 1. */
export type FieldProblem = {
  field: string;
  problem: ProblemKey;
  /** Parameters of the problem's text. */
  params?: Record<string, string | number>;
  line?: number;
};
