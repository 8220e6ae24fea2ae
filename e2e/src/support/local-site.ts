import { once } from "node:events";
import { createServer } from "node:http";

export type LocalSite = {
  /** Its page with a title and little else. */
  url: string;
  /** For OUTBOUND_ALLOW. */
  host: string;
  stop: () => Promise<void>;
};

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kedai Contoh, kuih and kopi in Ipoh</title></head>
<body><h1>Kedai Contoh</h1><p>Kuih and kopi. <a href="/menu">klik di sini</a></p></body></html>`;

/** A site of one page on a free port, to be audited and tested. Every other address of it answers 404. */
export async function startLocalSite(): Promise<LocalSite> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/" ? 200 : 404;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(request.url === "/" ? page : "Nothing here");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const host = `127.0.0.1:${address.port}`;
  return {
    url: `http://${host}/`,
    host,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
