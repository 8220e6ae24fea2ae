import { once } from "node:events";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, createServer, type Server } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { certificate, certificateKey } from "../../testing/hostile-site.ts";
import { type Outbound, outbound } from "./outbound.ts";

const servers: Server[] = [];
let client: Outbound;
let [secure, plain, dead] = [0, 0, 0];

beforeAll(async () => {
  secure = await listen(
    createSecureServer({ cert: certificate, key: certificateKey }, (_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Secure</h1>"),
    ),
  );
  plain = await listen(
    createServer((socket) =>
      socket.on("error", () => undefined).end("HTTP/1.1 200 OK\r\n\r\n", () => socket.destroy()),
    ),
  );
  dead = await listen(createServer((socket) => socket.on("error", () => undefined).destroy()));
  const hosts = ["site.example", "other.example", "127.0.0.1"];
  client = outbound({
    allow: hosts.flatMap((host) => [secure, plain, dead].map((port) => `${host}:${port}`)).join(","),
    resolve: async () => ["127.0.0.1"],
  });
});
afterAll(async () => {
  for (const server of servers) {
    server.close();
    await once(server, "close");
  }
});

test("an untrusted certificate is refused", async () => {
  await expect(client.fetchPage(`https://site.example:${secure}/`)).rejects.toMatchObject({ problem: "insecure" });
});

test.each(["plain", "dead"])("a server without TLS is unreachable (%s)", async (kind) => {
  const port = kind === "plain" ? plain : dead;
  await expect(client.fetchPage(`https://site.example:${port}/`)).rejects.toMatchObject({ problem: "unreachable" });
});

test("a valid certificate is accepted only for its own names", async () => {
  const usual = getCACertificates("default");
  setDefaultCACertificates([...usual, certificate]);
  try {
    for (const host of ["site.example", "127.0.0.1"]) {
      expect((await client.fetchPage(`https://${host}:${secure}/`)).text).toBe("<h1>Secure</h1>");
    }
    await expect(client.fetchPage(`https://other.example:${secure}/`)).rejects.toMatchObject({ problem: "insecure" });
  } finally {
    setDefaultCACertificates(usual);
  }
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
