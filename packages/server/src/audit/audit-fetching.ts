import type { IncomingHttpHeaders } from "node:http";
import { OutboundError, siteError, SiteError } from "../kit/outbound/outbound-error.ts";
import type { FetchedText, FetchOptions, Outbound } from "../kit/outbound/outbound.ts";
import type { Fetching } from "./collect-evidence.ts";
import type { Fetched } from "./evidence.ts";

/** Time limit for all fetches of one audit, in ms. The page itself has the guarded client's shorter limit. */
const deadline = 12_000;

/**
 * Fetches for one audit through the guarded client, with one deadline. `asker` identifies the visitor. The fetches throw
 * SiteError, or OutboundError when there is no room for them.
 */
export function auditFetching(outbound: Outbound, asker: string): Fetching {
  const signal = AbortSignal.timeout(deadline);
  const options: FetchOptions = { signal, asker, whenLarger: "cut" };
  const fetching = async (fetch: () => Promise<FetchedText>): Promise<Fetched> => {
    try {
      return toFetched(await fetch());
    } catch (error) {
      if (signal.aborted) throw new SiteError("too_slow", { cause: error });
      throw (error instanceof OutboundError && siteError(error)) || error;
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
