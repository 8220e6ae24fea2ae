import type { SiteProblem } from "./outbound/outbound-error.ts";

/** Problems with a field, as keys under `errors.field` of the texts; only those that the checks here use. */
export type ProblemKey =
  | "all_hidden"
  | "columns"
  | "compared"
  | "common_password"
  | "contact_twice"
  | "no_mail_headers"
  | "damaged"
  | "date"
  | "date_not_count"
  | "day_in_future"
  | "days_missing"
  | "filtered"
  | "formula_without_value"
  | "has_password"
  | "is_html"
  | "is_numbers"
  | "is_ods"
  | "is_xls"
  | "is_xlsb"
  | "is_xml"
  | "mixed_dates"
  | "money_not_count"
  | "no_formula"
  | "not_days"
  | "no_known_column"
  | "no_rows"
  | "not_a_period"
  | "not_a_period_start"
  | "not_a_whole_period"
  | "not_an_option"
  | "not_offered"
  | "nothing_adds_up"
  | "number"
  | "of_client"
  | "other_currency"
  | "other_kind"
  | "parts_exceed_total"
  | "period_in_future"
  | "period_too_old"
  | "repeats"
  | "report_too_old"
  | "required"
  | "rows_are_parts"
  | "share_not_count"
  | "shortened"
  | "spreadsheet_error"
  | "service_account_key"
  | "single_line"
  | "slot_closed"
  | "slot_holiday"
  | "slot_off_grid"
  | "slot_past"
  | "slot_too_far"
  | "slot_too_soon"
  | "taken"
  | "text_missing"
  | "thousand_or_decimal"
  | "too_big"
  | "total_below_parts"
  | "total_differs"
  | "too_long"
  | "too_many"
  | "too_small"
  | "too_wide"
  | "truth_not_count"
  | "unknown_encoding"
  | "unpacks_too_large"
  | "unreadable"
  | "unsafe_names"
  | "whole_number"
  | "amount"
  | "wrong_password"
  | "zip_in_zip"
  | `doubt_${"above_whole" | "far_from_usual" | "hundredfold" | "leads_above_visitors" | "leads_above_visits"}`
  | `doubt_${"like_percent" | "place_impossible" | "swapped" | "visits_below_visitors"}`
  | `site_${SiteProblem}`;

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
