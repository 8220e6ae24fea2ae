/**
 * Why a page was not fetched:
 * - `refused`: no web address, or one that leads inside; people are told the same as of `unreachable`
 * - `unreachable`: no such name, nobody answers there, or the connection broke
 * - `insecure`: the certificate is not right
 * - `too_slow`, `too_large`, `too_many_redirects`: a bound was passed
 * - `not_html`: the address answers with something else than a page
 * - `unreadable`: what came is no valid HTTP, or not in the encoding that it claims
 * - `busy`: too much is being fetched at this moment
 */
export type OutboundProblem =
  | "refused"
  | "unreachable"
  | "insecure"
  | "too_slow"
  | "too_large"
  | "too_many_redirects"
  | "not_html"
  | "unreadable"
  | "busy";

/** A page could not be fetched. Its message names the problem and nothing else: no address of the inside may leak. */
export class OutboundError extends Error {
  override name = "OutboundError";
  readonly problem: OutboundProblem;

  constructor(problem: OutboundProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

const certificateCodes =
  /^(CERT_|DEPTH_ZERO_SELF_SIGNED_CERT$|SELF_SIGNED_CERT_IN_CHAIN$|UNABLE_TO_(GET_ISSUER|VERIFY)|ERR_TLS_CERT_)/;

/** What libraries and the system throw, as one of our problems. */
export function outboundError(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  const { code, message = "" } = error as { code?: unknown; message?: string };
  return new OutboundError(problemOf(typeof code === "string" ? code : "", message), { cause: error });
}

function problemOf(code: string, message: string): OutboundProblem {
  if (code === "UND_ERR_HEADERS_TIMEOUT" || code === "UND_ERR_BODY_TIMEOUT") return "too_slow";
  if (code === "UND_ERR_HEADERS_OVERFLOW" || code === "UND_ERR_RES_EXCEEDED_MAX_SIZE") return "too_large";
  if (certificateCodes.test(code)) return "insecure";
  // zlib's own codes, brotli's, zstd's, and those of the HTTP parser.
  if (/^(Z_|ERR__ERROR_|ERR_BROTLI|ERR_ZSTD|ZSTD_|HPE_)/.test(code)) return "unreadable";
  return /^(Decompression failed|Parse Error)/i.test(message) ? "unreadable" : "unreachable";
}
