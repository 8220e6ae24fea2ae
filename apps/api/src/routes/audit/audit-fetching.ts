import type { IncomingHttpHeaders } from "node:http";
import type { Fetching } from "@agency/core/audit/collect-evidence";
import type { Fetched } from "@agency/core/audit/evidence";
import type { FetchedText, FetchOptions, Outbound } from "@agency/platform/outbound/outbound";
import { OutboundError, type OutboundProblem } from "@agency/platform/outbound/outbound-error";
import { HttpError } from "../../http/errors.ts";

/** Time limit for all fetches of one audit, in ms. The page itself has the guarded client's shorter limit. */
const deadline = 12_000;

/** Value of Retry-After when too many fetches are running, in seconds. */
const busyFor = 5;

/** Fetches for one audit through the guarded client, with one deadline. `asker` identifies the visitor. */
export function auditFetching(outbound: Outbound, asker: string): Fetching {
  const signal = AbortSignal.timeout(deadline);
  const options: FetchOptions = { signal, asker, whenLarger: "cut" };
  return {
    page: async (url) => {
      try {
        const fetched = await outbound.fetchPage(url, options);
        const other = fetched.contentType !== null && !isHtml(fetched.contentType.essence);
        if (other || fetched.text.trim() === "") throw new OutboundError("not_html");
        return toFetched(fetched);
      } catch (error) {
        throw signal.aborted ? new HttpError("page_too_slow") : pageError(error);
      }
    },
    text: async (url) => toFetched(await outbound.fetchText(url, options)),
  };
}

function isHtml(essence: string): boolean {
  return essence === "text/html" || essence === "application/xhtml+xml";
}

/** The error shown to visitors. Refused and unreachable look alike, so that nobody can probe the internal network. */
const codes = {
  refused: "page_unreachable",
  unreachable: "page_unreachable",
  insecure: "page_unreachable",
  unreadable: "page_unreachable",
  error_status: "page_unreachable",
  too_many_redirects: "page_unreachable",
  too_slow: "page_too_slow",
  too_large: "page_too_large",
  not_html: "page_not_html",
  busy: "unavailable",
} as const satisfies Record<OutboundProblem, string>;

/** The error to throw for a page that was not fetched. */
export function pageError(error: unknown): unknown {
  if (!(error instanceof OutboundError)) return error;
  const code = codes[error.problem];
  return new HttpError(code, code === "unavailable" ? { seconds: busyFor } : {});
}

function toFetched({ url, hops, status, headers, text, body, truncated, firstByteMs }: FetchedText): Fetched {
  return {
    url,
    hops: hops.slice(0, -1),
    status,
    headers: flatten(headers),
    text,
    bytes: body.length,
    truncated,
    firstByteMs,
  };
}

function flatten(headers: IncomingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] => entry[1] !== undefined,
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [name.toLowerCase(), Array.isArray(value) ? value.join("\n") : value]),
  );
}
