import type { IncomingHttpHeaders } from "node:http";
import { PassThrough, Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliDecompress, createUnzip, createZstdDecompress } from "node:zlib";
import { buildConnector, Client, type Dispatcher } from "undici";
import { OutboundError } from "./outbound-error.ts";
import { pinnedLookup, requirePinned } from "./target.ts";

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

/** The encodings that a request accepts. */
export const acceptedEncodings = "gzip, br, zstd";

/** More layers than this are an attack. */
const maximumLayers = 2;

/** Largest zstd window, as a power of two: 8 MB, which RFC 8878 recommends that every decoder supports. */
const zstdWindow = 23;

const decoders: Record<string, () => Transform> = {
  // Like browsers, accepts truncated data, and gzip or zlib under either name.
  gzip: () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  "x-gzip": () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  deflate: () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  zstd: () =>
    createZstdDecompress({
      finishFlush: constants.ZSTD_e_flush,
      params: { [constants.ZSTD_d_windowLogMax]: zstdWindow },
    }),
};

type BodyBounds = {
  /** Limit for the decoded body, in bytes. */
  maximumBytes: number;
  /** Over the limit: refuse, or keep the bytes up to it. */
  whenLarger: "refuse" | "cut";
  signal: AbortSignal;
};

/**
 * Reads and decodes a body. Counts bytes during decoding, so that a decompression bomb never expands fully.
 * @throws OutboundError too_large or unreadable, and the stream's errors
 */
export async function readBody(
  stream: Readable,
  encoding: string,
  { maximumBytes, whenLarger, signal }: BodyBounds,
): Promise<{ body: Uint8Array; encodedBytes: number; truncated: boolean }> {
  const chunks: Uint8Array[] = [];
  const size = { encoded: 0, decoded: 0 };
  const enough = new OutboundError("too_large");

  async function* countEncoded(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      size.encoded += chunk.length;
      // An endless encoded stream can decode to nothing.
      if (size.encoded > maximumBytes * 2) throw enough;
      yield chunk;
    }
  }

  async function collect(source: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const chunk of source) {
      const room = maximumBytes - size.decoded;
      chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
      size.decoded += Math.min(chunk.length, room);
      if (chunk.length > room) throw enough;
    }
  }

  const [outer = new PassThrough(), inner = new PassThrough()] = decoderLayers(encoding);
  try {
    await pipeline(stream, countEncoded, outer, inner, collect, { signal });
  } catch (error) {
    if (error !== enough || whenLarger === "refuse") throw error;
    return { body: Buffer.concat(chunks), encodedBytes: size.encoded, truncated: true };
  }
  return { body: Buffer.concat(chunks), encodedBytes: size.encoded, truncated: false };
}

/**
 * Unpacks a file that begins like gzip. Empty for any other file.
 * @throws OutboundError unreadable, and the stream's errors
 */
export async function unpack(
  body: Uint8Array,
  bounds: BodyBounds,
): Promise<{ body?: Uint8Array; truncated?: boolean }> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return {};
  const { body: unpacked, truncated } = await readBody(Readable.from([body]), "gzip", bounds);
  return { body: unpacked, truncated };
}

/** The decoders for a Content-Encoding header, in reverse order. */
function decoderLayers(encoding: string): Transform[] {
  const names = encoding
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "identity");
  if (names.length > maximumLayers) throw new OutboundError("unreadable");
  return names.toReversed().map((name) => {
    const make = decoders[name];
    if (!make) throw new OutboundError("unreadable");
    return make();
  });
}
