import { Refusal } from "../kit/refusal.ts";
import type { SiteProblem } from "../kit/site-problem.ts";
import type { Fetched } from "./evidence.ts";

/** Statuses with which a site turns away a program that it takes for a bot. */
const refusals = [401, 403, 429];

const pageTypes = ["text/html", "application/xhtml+xml"];

/**
 * Requires that an address answered with a page, since nothing else has a score.
 * @throws Refusal page_error, page_refused, page_not_html or page_empty
 */
export function requirePage({ status, headers, text }: Fetched): void {
  if (refusals.includes(status)) throw new Refusal("page_refused", { params: { status } });
  if (status >= 400) throw new Refusal("page_error", { params: { status } });
  const type = (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type !== "" && !pageTypes.includes(type)) throw new Refusal("page_not_html");
  if (text.trim() === "") throw new Refusal("page_empty");
}

const codes = {
  unreachable: "page_unreachable",
  insecure: "page_insecure",
  unreadable: "page_unreachable",
  error_status: "page_unreachable",
  too_many_redirects: "page_redirects",
  too_slow: "page_too_slow",
  too_large: "page_too_large",
  not_html: "page_not_html",
} as const satisfies Record<SiteProblem, string>;

/** The refusal to audit a page that could not be fetched. */
export function pageRefusal(problem: SiteProblem): Refusal {
  return new Refusal(codes[problem]);
}
