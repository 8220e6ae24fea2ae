/**
 * Why a site could not be reached, as shown to visitors. Internal addresses give `unreachable`, like any other
 * failure.
 */
export type SiteProblem =
  | "unreachable"
  | "insecure"
  | "too_slow"
  | "too_large"
  | "too_many_redirects"
  | "not_html"
  | "error_status"
  | "unreadable";

/** A site that could not be reached. */
export class SiteError extends Error {
  override name = "SiteError";
  readonly problem: SiteProblem;

  constructor(problem: SiteProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

const siteProblems: Record<SiteProblem, true> = {
  unreachable: true,
  insecure: true,
  too_slow: true,
  too_large: true,
  too_many_redirects: true,
  not_html: true,
  error_status: true,
  unreadable: true,
};

export function isSiteProblem(problem: string | null): problem is SiteProblem {
  return problem !== null && Object.hasOwn(siteProblems, problem);
}
