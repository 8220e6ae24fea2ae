import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort, repository, startEntry, startProgram, withSecretKey } from "@agency/testing/product";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agency-start-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a program that must fail, and returns its output. */
async function said(entry: string, environment: Record<string, string>): Promise<string> {
  const program = startEntry(entry, { environment: { DATA_DIR: folder, ...environment } });
  expect(await program.ended).toBe(1);
  return program.printed();
}

const api = "apps/api/src/server.ts";
/** The start that runs first. */
const setup = "apps/api/src/setup.ts";

test("a port that is taken is named, with what to do", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const text = await said(api, { PORT: `${port}`, LOG_LEVEL: "silent" });
  taken.close();
  expect(text).toBe(
    `Cannot listen at port ${port} of 127.0.0.1: another program uses it, perhaps this one, started before. Stop that one, or choose another PORT (for metrics: METRICS_PORT).\n`,
  );
});

test.each([api, setup, "apps/worker/src/main.ts"])(
  "%s says that the database does not answer, without a stack and without the password",
  async (entry) => {
    const port = await freePort();
    const DATABASE_URL = `mysql://agency:geheim@127.0.0.1:${port}/agency`;
    const text = await said(entry, withSecretKey({ DATABASE_URL, LOG_LEVEL: "silent" }));
    expect(text).toBe(
      `The database does not answer at 127.0.0.1:${port} (ECONNREFUSED). Check that it runs, and DATABASE_URL.\n`,
    );
  },
);

test.each([api, "apps/worker/src/main.ts"])(
  "%s ends where it may not write in DATA_DIR, which another account owns, and says what to type",
  async (entry) => {
    chmodSync(folder, 0o500);
    const isRoot = process.getuid?.() === 0;
    const nobody = isRoot ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"] : [];
    const [command, ...args] = [...nobody, process.execPath, join(repository, entry)];
    // With MariaDB, nothing else is written there before the first email or report.
    const DATABASE_URL = `mysql://agency:geheim@127.0.0.1:${await freePort()}/agency`;
    const environment = withSecretKey({ DATA_DIR: folder, DATABASE_URL, LOG_LEVEL: "silent" });
    const program = startProgram(command, args, { environment });
    expect(await program.ended).toBe(1);
    expect(program.printed()).toMatch(
      new RegExp(`^The user \\S+ may not use ${folder}\\..*: chown -R \\S+: ${folder}\n$`),
    );
  },
);

test("a DATA_DIR that holds no database is named, with what to do", async () => {
  writeFileSync(join(folder, "agency.sqlite"), "no database, but long enough to be taken for one");
  const text = await said(setup, { LOG_LEVEL: "silent" });
  expect(text).toMatch(
    /agency\.sqlite in DATA_DIR is not a database, or it is damaged\. Move it away and restore a backup/,
  );
  expect(text).not.toContain("    at ");
});

test("a DATA_DIR that is a file is named", async () => {
  writeFileSync(join(folder, "file"), "");
  const text = await said(setup, { DATA_DIR: join(folder, "file"), LOG_LEVEL: "silent" });
  expect(text).toContain("a file stands where a folder is needed. Check DATA_DIR.");
  expect(text).not.toContain("    at ");
});
