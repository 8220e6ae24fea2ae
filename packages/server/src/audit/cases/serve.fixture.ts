import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** How a site of a case answers at one path. */
type CaseAnswer = {
  /** 200 by default. */
  status?: number;
  /** Besides a content type that fits the path; null sends none. `{{host}}` is as in the text. */
  headers?: Record<string, string | string[] | null>;
  /** The ordinary page with this in its head. */
  head?: string;
  /** The text, where `{{host}}` is the site's host and port, `{{head}}` the ordinary head, and `{{9 x abc}}` repeats. */
  body?: string;
  /** Applied to the text, in order. */
  packed?: readonly ("gzip" | "utf-16le")[];
  base64?: string;
  /** Never answers, or begins a body that never ends. */
  silent?: true | "body";
};

/** A site, the path to audit, and what is right. */
export type Case = {
  id: string;
  note: string;
  /**
   * The verdicts by check, such as "fail blocked", and beside them: `capped`, the checks that cap the score; `error`, the code of
   * an address that has no audit; `at`, the path of the audited page; `reads`, its title or its first heading.
   */
  right: Readonly<Record<string, string>>;
  path: string;
  site: Readonly<Record<string, CaseAnswer>>;
};

const groups = [
  "robots-groups",
  "robots-rules",
  "robots-answers",
  "robots-tags",
  "robots-headers",
  "sitemaps",
  "scripts",
  "encodings",
  "pages",
  "challenges",
  "stand-ins",
  "structured-data",
  "translations",
];

/** Sites whose right verdict is known, made from public bug reports of crawlers and parsers. */
export const cases: readonly Case[] = groups.flatMap((group) => {
  const read = JSON.parse(readFileSync(join(import.meta.dirname, `${group}.json`), "utf8")) as Record<
    string,
    Omit<Case, "id" | "path"> & { path?: string }
  >;
  return Object.entries(read).map(([id, { path = "/", ...one }]) => ({ id, ...one, path: repeated(path) }));
});

const sentence = "we serve the town with fresh bread and cakes for you daily ";
const ordinaryHead = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bakery Kedai Roti in Georgetown Penang</title><meta name="description" content="We bake fresh bread and cakes every day in Georgetown, and deliver to offices and homes in all of Penang before eight."><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/f.ico">`;
const ordinaryBody = `<body><h1>Kedai Roti</h1><p>${sentence.repeat(26)}</p><a href="/menu">Our menu of breads</a></body></html>`;

/** Serves the site of a case on a free port. `url` is the address to audit. */
export async function serveCase({ path, site }: Case) {
  const server = createServer(({ url = "" }, response) => {
    const answer = site[url] ?? site[url.split("?", 1)[0] ?? ""] ?? site["*"];
    if (answer) send(response, url, answer);
    else response.writeHead(404, { "content-type": "text/plain" }).end("nothing here");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  function send(response: ServerResponse, at: string, answer: CaseAnswer): void {
    if (answer.silent === true) return;
    const headers = Object.entries<string | string[] | null>({ "content-type": typeFor(at), ...answer.headers });
    const sent = headers.filter((header): header is [string, string | string[]] => header[1] !== null);
    const here = sent.map(([name, value]) => [name, [value].flat().map((each) => each.replaceAll("{{host}}", host))]);
    response.writeHead(answer.status ?? 200, Object.fromEntries(here) as Record<string, string[]>);
    const body = answerBody(answer, host);
    if (answer.silent) response.write("<p>");
    else response.end(body);
  }

  return {
    host,
    url: path.startsWith("/") ? `http://${host}${path}` : path,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function typeFor(path: string): string {
  if (path === "/robots.txt") return "text/plain";
  return path.endsWith(".xml") ? "application/xml" : "text/html; charset=utf-8";
}

function answerBody({ head, body = "", packed = [], base64 }: CaseAnswer, host: string): Buffer {
  if (base64 !== undefined) return Buffer.from(base64, "base64");
  const text = head === undefined ? body : `{{head}}${head}</head>${ordinaryBody}`;
  let bytes: Buffer = Buffer.from(repeated(text).replaceAll("{{head}}", ordinaryHead).replaceAll("{{host}}", host));
  for (const how of packed) {
    bytes = how === "gzip" ? gzipSync(bytes) : Buffer.from(`\uFEFF${bytes.toString()}`, "utf16le");
  }
  return bytes;
}

/** Writes out `{{9 x abc}}`. */
function repeated(text: string): string {
  return text.replaceAll(/\{\{(\d+) x ([^}]*)\}\}/g, (_, times, part: string) => part.repeat(Number(times)));
}
