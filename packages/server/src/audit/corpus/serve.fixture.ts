import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/** A page of the corpus and how to serve it. */
export type CorpusPage = {
  name: string;
  /** File name in this folder, of a third-party page. */
  file?: string;
  /** Where a page written for the tests differs from the sample florist's. */
  made?: { lang?: string; title?: string; head?: string; body?: string };
  /** Package and version of a third-party page. */
  package?: string;
  headers?: Record<string, string>;
  status?: number;
  /** Text of robots.txt; null when there is none. */
  robots?: string | null;
};

const usualRobots = "User-agent: *\nAllow: /\n";

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, "manifest.json"), "utf8")) as {
  pages: CorpusPage[];
};

export const corpusPages: readonly CorpusPage[] = manifest.pages;

/** Serves one page at `/page`, with its own robots.txt and nothing else. */
export async function servePage({ file, made, headers = {}, status = 200, robots = usualRobots }: CorpusPage) {
  const html = file === undefined ? florist(made) : readFileSync(join(import.meta.dirname, file));
  const server = createServer(({ url }, response) => {
    if (url === "/page") {
      response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers }).end(html);
    } else if (url === "/robots.txt" && robots !== null) {
      response.writeHead(200, { "content-type": "text/plain" }).end(robots);
    } else {
      response.writeHead(404, { "content-type": "text/plain" }).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/page`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const usualTitle =
  '<title>Kedai bunga contoh di Ipoh</title><meta name="description" content="A sample florist, made up for a test.">';

function florist({ lang = "en", title = usualTitle, head = "", body = "" }: CorpusPage["made"] = {}): string {
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${title}
    ${head}
  </head>
  <body>
    <h1>Sample florist</h1>
    <p>A page made for a test.</p>
    ${body}
  </body>
</html>
`;
}
