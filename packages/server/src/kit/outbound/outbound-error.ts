/**
 * Why a page was not fetched:
 * - `refused`: not a web address, or an internal one; users see the same message as for `unreachable`
 * - `unreachable`: unknown host name, no reply, or a broken connection
 * - `insecure`: invalid certificate
 * - `too_slow`, `too_large`, `too_many_redirects`: a limit was exceeded
 * - `not_html`: the response is not a page
 * - `unreadable`: the response is not valid HTTP, or not in the encoding that it claims
 * - `busy`: too many fetches at once
 */
type OutboundProblem = SiteProblem | "refused" | "busy";

/** A page could not be fetched. The message is only the problem's name, so that it leaks no internal address. */
export class OutboundError extends Error {
  override name = "OutboundError";
  readonly problem: OutboundProblem;

  constructor(problem: OutboundProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** The error for users, which hides whether an address was refused or unreachable. Null when the site is not at fault. */
export function siteError(error: OutboundError): SiteError | null {
  const { problem } = error;
  if (problem === "busy") return null;
  return new SiteError(problem === "refused" ? "unreachable" : problem, { cause: error });
}

const certificateCodes =
  /^(CERT_|DEPTH_ZERO_SELF_SIGNED_CERT$|SELF_SIGNED_CERT_IN_CHAIN$|UNABLE_TO_(GET_ISSUER|VERIFY)|ERR_TLS_CERT_)/;

/** Converts an error of a library or the system. */
export function outboundError(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  const { code, message = "" } = error as { code?: unknown; message?: string };
  return new OutboundError(outboundProblem(typeof code === "string" ? code : "", message), { cause: error });
}

function outboundProblem(code: string, message: string): OutboundProblem {
  if (code === "UND_ERR_HEADERS_TIMEOUT" || code === "UND_ERR_BODY_TIMEOUT") return "too_slow";
  if (code === "UND_ERR_HEADERS_OVERFLOW" || code === "UND_ERR_RES_EXCEEDED_MAX_SIZE") return "too_large";
  if (certificateCodes.test(code)) return "insecure";
  // Codes of zlib, brotli, zstd and the HTTP parser.
  if (/^(Z_|ERR__ERROR_|ERR_BROTLI|ERR_ZSTD|ZSTD_|HPE_)/.test(code)) return "unreadable";
  return /^(Decompression failed|Parse Error)/i.test(message) ? "unreadable" : "unreachable";
}

/**
 * Why a site could not be reached, as shown to visitors. Internal addresses give `unreachable`, like any other
 * failure. `turned_away`: it takes us for a bot, and refuses or asks for proof that we are people.
 */
export type SiteProblem =
  | "unreachable"
  | "insecure"
  | "too_slow"
  | "too_large"
  | "too_many_redirects"
  | "not_html"
  | "error_status"
  | "turned_away"
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
  turned_away: true,
  unreadable: true,
};

export function isSiteProblem(problem: string | null): problem is SiteProblem {
  return problem !== null && Object.hasOwn(siteProblems, problem);
}
