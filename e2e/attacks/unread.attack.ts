import { expect } from "@playwright/test";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFreeTimes } from "@agency/contracts/bookings";
import { ceiling, until } from "@agency/testing/ceiling";
import { freePort, type Program, repository, startProgram } from "@agency/testing/product";
import { exampleHost, startCaddy, startNginx } from "../operations/support/proxies.ts";
import { test as base } from "./support/attack.ts";

/** In bytes: more than systems keep for a reader on another machine. */
const large = 100 * 1024;

/**
 * A way to the product. `holds`: whether the address itself is surely refused meanwhile. How much of the answers proxies and systems take
 * for a reader depends on the machine.
 */
type Way = { port: number; https: boolean; holds: boolean };
type WayName = "direct" | "behind nginx" | "behind Caddy";

const test = base.extend<object, { ways: Record<WayName, Way> }>({
  ways: [
    async ({ target }, use) => {
      const { port, host: api } = new URL(target.url);
      const ends: (() => Promise<void>)[] = [];
      const behind = async (startProxy: typeof startNginx) => {
        const folder = mkdtempSync(join(tmpdir(), "agency-proxy-"));
        const httpsPort = await freePort();
        const proxy = await startProxy({ folder, api, httpsPort, httpPort: await freePort() });
        ends.push(async () => {
          await proxy.stop();
          rmSync(folder, { recursive: true, force: true });
        });
        return httpsPort;
      };
      await use({
        direct: { port: Number(port), https: false, holds: true },
        "behind nginx": { port: await behind(startNginx), https: true, holds: false },
        "behind Caddy": { port: await behind(startCaddy), https: true, holds: false },
      });
      for (const end of ends) await end();
    },
    { scope: "worker", timeout: ceiling },
  ],
});

test.use({ limits: "on", settings: { TRUSTED_PROXIES: "127.0.0.1" } });
test.describe.configure({ mode: "serial" });

const shapes = {
  "310 connections": { connections: 310, each: 1 },
  "76 connections with four requests each": { connections: 76, each: 4 },
};

/** What attacks until the last test. */
const attacks: { from: string; way: WayName; program: Program }[] = [];
test.afterAll(() => Promise.all(attacks.map(({ program }) => program.kill())));

for (const way of ["direct", "behind nginx", "behind Caddy"] as const) {
  for (const [shape, { connections, each }] of Object.entries(shapes)) {
    test(`others are served while ${shape} from one address ask for large files and read nothing, ${way}`, async ({
      ways,
    }) => {
      const { port, https, holds } = ways[way];
      // Each address has a network of its own.
      const from = `127.77.${attacks.length}.1`;
      const [scheme, files] = [https ? "https" : "http", largeFiles().join(" ")];
      const support = join(repository, "e2e/attacks/support");
      const ask = [join(support, "ask-unread.ts"), scheme, exampleHost, String(each), files];
      const connect = [join(support, "connect.pl"), from, String(port), String(connections)];
      const program = startProgram("perl", [...connect, process.execPath, ...ask]);
      attacks.push({ from, way, program });
      await until(() => program.hasEnded() || expect(program.printed()).not.toBe(""));
      expect(program.printed()).toBe("All have asked\n");
      if (holds) await until(async () => expect(await visit(ways[way], "/", from)).toMatchObject({ status: 429 }));
      let longest = 0;
      for (let visitor = 1; visitor <= 20; visitor += 1) {
        for (const path of ["/", readFreeTimes.path, "/favicon.svg"]) {
          const { status, ms } = await visit(ways[way], path, `127.88.${visitor}.1`);
          expect(status, path).toBe(200);
          longest = Math.max(longest, ms);
        }
      }
      test
        .info()
        .annotations.push({ type: "figures", description: `${way}, ${shape}: others wait ${Math.round(longest)} ms` });
    });
  }
}

test("answers that nobody reads are cut, and their address is served again", async ({ ways }) => {
  for (const { from, way } of attacks) {
    await until(async () => expect(await visit(ways[way], "/", from)).toMatchObject({ status: 200 }));
  }
});

/** The paths of all files of the site above 100 KB, and the largest answer of the API. */
function largeFiles(): string[] {
  const site = join(repository, "apps/web/sites/current/client");
  const files = readdirSync(site, { recursive: true, encoding: "utf8" });
  const found = files.filter((file) => statSync(join(site, file)).size > large);
  return ["/api/openapi.json", ...found.map((file) => `/${file.replace(/(?:^|\/)index\.html$/, "")}`)];
}

/** Asks as a visitor of that address does, who reads. */
function visit({ port, https }: Way, path: string, localAddress: string): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  const options = { host: "127.0.0.1", port, path, localAddress, headers: { host: exampleHost }, agent: false };
  return new Promise((resolve, reject) => {
    const read = https
      ? requestHttps({ ...options, servername: exampleHost, rejectUnauthorized: false })
      : requestHttp(options);
    read
      .on("response", (answer) => {
        answer.resume().on("error", reject);
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - begun }));
      })
      .on("error", reject)
      .end();
  });
}
