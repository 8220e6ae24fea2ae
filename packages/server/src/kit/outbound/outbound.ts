import type { IncomingHttpHeaders } from "node:http";
import { CookieJar } from "tough-cookie";
import { type Gate, gate, type Limits } from "./gate.ts";
import { OutboundError, outboundError } from "./outbound-error.ts";
import { type ContentType, type DecodedText, decodeText, decodeUtf8, isPage, readContentType } from "./page-text.ts";
import { acceptedEncodings, type Hop, readBody, requestHop, unpack } from "./request-hop.ts";
import {
  askNameServers,
  askSystem,
  readAllowList,
  readUrl,
  redirectTarget,
  type Resolve,
  type Resolvers,
  resolveTarget,
  parseTarget,
} from "./target.ts";

/** The limits of everything that is fetched for strangers. */
const usualDeadline = 8000;
const maximumHops = 5;
const maximumBytes = 2 * 1024 * 1024;
const usualLimits: Limits = { total: 24, perAsker: 4, waiting: 48, patience: 5000 };

export type FetchOptions = {
  /** Ends the fetch early; the error thrown is the signal's reason. */
  signal?: AbortSignal | undefined;
  /** The visitor's address; each has a share of the concurrent fetches. */
  asker?: string | undefined;
  /** Over 2 MB, decoded: refuse (the default), or keep the first 2 MB. */
  whenLarger?: "refuse" | "cut" | undefined;
  /** Whether a file that is packed with gzip is unpacked, whatever its name and type. */
  unpacked?: boolean | undefined;
};

export type TextOptions = FetchOptions & {
  /** The encoding, whatever the response states. */
  charset?: "utf-8" | undefined;
};

export type Fetched = {
  /** URL of the last hop. */
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  contentType: ContentType | null;
  /** The decoded body. */
  body: Uint8Array;
  /** Size of the body as transferred, in bytes. */
  encodedBytes: number;
  truncated: boolean;
  /** Whether redirects led to the page only with the cookies that they set. */
  needsCookies: boolean;
  /** Every requested URL, including the last, with the status of its response. */
  hops: { url: string; status: number }[];
  /** From the start of the last hop (including look-up and connection) to its headers, in ms. */
  firstByteMs: number;
  /** Duration of the whole fetch, including redirects, in ms. */
  totalMs: number;
};

export type FetchedText = Fetched & DecodedText;

/** Fetches URLs given by visitors, from the public internet only. Every method throws OutboundError. */
export type Outbound = {
  /** Checks a URL and that its host resolves to public addresses. Opens no connection to it. */
  check: (url: string, options?: Pick<FetchOptions, "signal" | "asker">) => Promise<URL>;
  /** Fetches a web page with any status. Throws not_html when a successful response is not a page. */
  fetchPage: (url: string, options?: FetchOptions) => Promise<FetchedText>;
  /** Fetches any text, such as robots.txt or a sitemap. */
  fetchText: (url: string, options?: TextOptions) => Promise<FetchedText>;
  /** Fetches any content. */
  fetchBytes: (url: string, options?: FetchOptions) => Promise<Fetched>;
};

type Options = {
  /** OUTBOUND_ALLOW: internal hosts and ports that are allowed. */
  allow?: string | undefined;
  /** Replaces the name servers in tests. */
  resolve?: Resolve | undefined;
  limits?: Partial<Limits> | undefined;
  /** How long one fetch may take, redirects included, in ms. */
  deadline?: number | undefined;
  userAgent?: string | undefined;
};

/** What following redirects led to. */
type Followed = Pick<Fetched, "hops" | "firstByteMs" | "needsCookies"> & { hop: Hop; url: URL };

/** The cookies that redirects set, and whether they are sent along. */
type Cookies = { jar: CookieJar; areSent: boolean };

/** Creates the client for URLs given by visitors. */
export function outbound({
  allow,
  resolve,
  limits,
  deadline = usualDeadline,
  userAgent = "Mozilla/5.0 (compatible; SiteCheck/1.0)",
}: Options): Outbound {
  const allowed = readAllowList(allow);
  const resolvers: Resolvers = { names: resolve ?? askNameServers, allowed: resolve ?? askSystem };
  const entrance: Gate = gate({ ...usualLimits, ...limits });
  const headers = {
    "user-agent": userAgent,
    accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "accept-language": "en,ms;q=0.8",
    "accept-encoding": acceptedEncodings,
  };

  /** Runs `work` under the deadline and converts every failure to an OutboundError. */
  async function bounded<T>(options: FetchOptions, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    options.signal?.throwIfAborted();
    const leave = await entrance.enter(options.asker ?? "", options.signal);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new OutboundError("too_slow")), deadline);
    const signal = options.signal ? AbortSignal.any([options.signal, late.signal]) : late.signal;
    try {
      return await Promise.race([work(signal), rejectOnAbort(signal)]);
    } catch (error) {
      options.signal?.throwIfAborted();
      throw outboundError(signal.aborted ? signal.reason : error);
    } finally {
      clearTimeout(timer);
      // Stops pending operations and removes the listeners of the race.
      late.abort(new OutboundError("too_slow"));
      leave();
    }
  }

  /** Follows redirects without cookies, as search engines do. Where they do not end, follows them once with the cookies that they set. */
  async function followToPage(start: URL, signal: AbortSignal): Promise<Followed> {
    const jar = new CookieJar(undefined, { looseMode: true });
    try {
      return await follow(start, signal, { jar, areSent: false });
    } catch (error) {
      const isEndless = error instanceof OutboundError && error.problem === "too_many_redirects";
      if (!isEndless || jar.serializeSync()?.cookies.length === 0) throw error;
      return follow(start, signal, { jar, areSent: true });
    }
  }

  async function follow(start: URL, signal: AbortSignal, cookies: Cookies | null): Promise<Followed> {
    const resolved = new Map<string, string[]>();
    const hops: Fetched["hops"] = [];
    let url = start;
    for (;;) {
      const asked = performance.now();
      const target = parseTarget(url, allowed);
      const key = `${target.host}:${target.port}`;
      const addresses = resolved.get(key) ?? (await resolveTarget(target, resolvers, signal));
      resolved.set(key, addresses);
      const cookie = cookies?.areSent ? cookies.jar.getCookieStringSync(url.href) : "";
      const hop = await requestHop(url, addresses, { headers: { ...headers, ...(cookie && { cookie }) }, signal });
      for (const set of [hop.headers["set-cookie"] ?? []].flat()) {
        cookies?.jar.setCookieSync(set, url.href, { ignoreError: true });
      }
      hops.push({ url: url.href, status: hop.status });
      const next = redirectTarget(hop.status, single(hop.headers.location), url);
      if (!next)
        return { hop, hops, url, firstByteMs: performance.now() - asked, needsCookies: cookies?.areSent === true };
      await hop.end();
      if (hops.length > maximumHops) throw new OutboundError("too_many_redirects");
      url = next;
    }
  }

  async function fetchAny(input: string, options: FetchOptions, pageOnly: boolean): Promise<Fetched> {
    const start = readUrl(input);
    parseTarget(start, allowed);
    return bounded(options, async (signal) => {
      const started = performance.now();
      const { hop, hops, url, firstByteMs, needsCookies } = await (pageOnly
        ? followToPage(start, signal)
        : follow(start, signal, null));
      try {
        const { status } = hop;
        const contentType = readContentType(single(hop.headers["content-type"]));
        const mustBePage = pageOnly && status >= 200 && status < 300;
        if (mustBePage && !isPage(contentType)) throw new OutboundError("not_html");
        const read = await readBody(hop.body, single(hop.headers["content-encoding"]) ?? "", {
          maximumBytes,
          whenLarger: options.whenLarger ?? "refuse",
          signal,
        });
        if (mustBePage && !isPage(contentType, read.body)) throw new OutboundError("not_html");
        const unpacked = options.unpacked ? await unpack(read.body, { maximumBytes, whenLarger: "cut", signal }) : {};
        const totalMs = performance.now() - started;
        const { headers: answered } = hop;
        return {
          url: url.href,
          status,
          headers: answered,
          contentType,
          needsCookies,
          hops,
          firstByteMs,
          totalMs,
          ...read,
          ...unpacked,
        };
      } finally {
        await hop.end();
      }
    });
  }

  async function fetchAsText(url: string, options: TextOptions, pageOnly: boolean): Promise<FetchedText> {
    const fetched = await fetchAny(url, options, pageOnly);
    const { body, contentType } = fetched;
    return { ...fetched, ...(options.charset ? decodeUtf8(body) : decodeText(body, contentType)) };
  }

  return {
    check: async (input, options = {}) => {
      const url = readUrl(input);
      const target = parseTarget(url, allowed);
      await bounded(options, (signal) => resolveTarget(target, resolvers, signal));
      return url;
    },
    fetchPage: (url, options = {}) => fetchAsText(url, options, true),
    fetchText: (url, options = {}) => fetchAsText(url, options, false),
    fetchBytes: (url, options = {}) => fetchAny(url, options, false),
  };
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

/** Enforces the deadline on look-ups and libraries that ignore the signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
}
