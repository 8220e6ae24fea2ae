import type { IncomingHttpHeaders } from "node:http";
import type { Fetching } from "@agency/core/audit/collect-evidence";
import type { Fetched } from "@agency/core/audit/evidence";
import { SiteError } from "@agency/core/site-problem";
import type { FetchedText, FetchOptions, Outbound } from "@agency/platform/outbound/outbound";
import { OutboundError, siteError } from "@agency/platform/outbound/outbound-error";
import { HttpError } from "../../http/errors.ts";

/** Time limit for all fetches of one audit, in ms. The page itself has the guarded client's shorter limit. */
const deadline = 12_000;

/** Value of Retry-After when too many fetches are running, in seconds. */
const busyFor = 5;

/** Fetches for one audit through the guarded client, with one deadline. `asker` identifies the visitor. */
export function auditFetching(outbound: Outbound, asker: string): Fetching {
  const signal = AbortSignal.timeout(deadline);
  const options: FetchOptions = { signal, asker, whenLarger: "cut" };
  const fetching = async (fetch: () => Promise<FetchedText>): Promise<Fetched> => {
    try {
      return toFetched(await fetch());
    } catch (error) {
      throw signal.aborted ? new SiteError("too_slow", { cause: error }) : fetchError(error);
    }
  };
  return {
    page: (url) => fetching(() => outbound.fetchPage(url, options)),
    file: (url, kind) =>
      fetching(() =>
        outbound.fetchText(url, { ...options, ...(kind === "robots" ? { charset: "utf-8" } : { unpacked: true }) }),
      ),
  };
}

/** The error of a site that was not fetched, or of having no room for it. */
export function fetchError(error: unknown): unknown {
  if (!(error instanceof OutboundError)) return error;
  return siteError(error) ?? new HttpError("unavailable", { seconds: busyFor });
}

function toFetched(fetched: FetchedText): Fetched {
  const { url, hops, status, headers, text, charset, charsetSource, body, truncated, firstByteMs } = fetched;
  return {
    url,
    hops: hops.slice(0, -1),
    status,
    headers: flatten(headers),
    text,
    charset,
    charsetSource,
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
