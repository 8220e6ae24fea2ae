import type { IncomingHttpHeaders } from "node:http";
import { buildConnector, Client, type Dispatcher } from "undici";
import { OutboundError } from "./outbound-error.ts";
import { pinnedLookup, requirePinned } from "./pinned.ts";

/** In ms, within the deadline of the whole fetch. */
const connectTimeout = 5000;
const headersTimeout = 5000;
/** In bytes. */
const maxHeaderSize = 16 * 1024;

export type Hop = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Dispatcher.ResponseData["body"];
  /** Closes the connection. The body cannot be read afterwards. */
  end: () => Promise<void>;
};

/** Sends one GET over a new connection to one of the checked addresses. Follows no redirect. */
export async function requestHop(
  url: URL,
  addresses: readonly string[],
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Promise<Hop> {
  const client = new Client(url.origin, { connect: pinnedConnector(addresses), maxHeaderSize, allowH2: false });
  const end = () => client.destroy().catch(() => undefined);
  try {
    const response = await client.request({
      method: "GET",
      path: `${url.pathname}${url.search}`,
      headers,
      signal,
      headersTimeout,
      bodyTimeout: headersTimeout,
    });
    // Handles the body's error when the connection is closed early and nothing reads the body.
    response.body.on("error", () => undefined);
    return { status: response.statusCode, headers: response.headers, body: response.body, end };
  } catch (error) {
    await end();
    throw error;
  }
}

function pinnedConnector(addresses: readonly string[]): buildConnector.connector {
  const connect = buildConnector({
    timeout: connectTimeout,
    allowH2: false,
    maxCachedSessions: 0,
    autoSelectFamily: true,
    lookup: pinnedLookup(addresses),
  });
  return (options, callback) =>
    connect(options, (error, socket) => {
      if (!socket) {
        callback(error ?? new OutboundError("unreachable"), null);
        return;
      }
      try {
        requirePinned(socket, addresses);
      } catch (refused) {
        callback(refused as Error, null);
        return;
      }
      callback(null, socket);
    });
}
