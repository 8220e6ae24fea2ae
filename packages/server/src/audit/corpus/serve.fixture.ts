import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/** A page of the corpus and how to serve it. */
export type CorpusPage = {
  name: string;
  /** File name in this folder. */
  file: string;
  /** Package and version of a third-party page; pages written for the tests have none. */
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
export async function servePage({ file, headers = {}, status = 200, robots = usualRobots }: CorpusPage) {
  const html = readFileSync(join(import.meta.dirname, file));
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
