import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { release } from "@agency/server/kit/release";
import { migratedScratch } from "@agency/server/testing/migrated-scratch";
import { testFolder } from "@agency/testing/afterwards";
import { repository, withSecretKey } from "@agency/testing/product";
import { tryApi, tryWorker } from "./trial.ts";

const data = await migratedScratch();
const commit = release().commit ?? "";

/** A release of this checkout. @param programs in place of its own */
async function makeRelease(programs: { server?: string; worker?: string } = {}): Promise<string> {
  const folder = await testFolder();
  const { server, worker } = programs;
  for (const part of ["bin", "apps/api/src", "apps/worker/src"]) mkdirSync(join(folder, part), { recursive: true });
  symlinkSync(process.execPath, join(folder, "bin/node"));
  for (const [path, text] of [
    ["apps/api/src/server.ts", server],
    ["apps/worker/src/main.ts", worker],
  ] as const) {
    if (text === undefined) symlinkSync(join(repository, path), join(folder, path));
    else writeFileSync(join(folder, path), text);
  }
  return folder;
}

const options = {
  variables: withSecretKey({ DATA_DIR: data.folder, SITE_DIR: "off", LOG_LEVEL: "silent" }),
  account: null,
};

test("a release whose API and worker become ready passes", async () => {
  const folder = await makeRelease();
  // Slow machines may take as long as they like.
  const patient = { ...options, seconds: 3600 };
  await expect(tryApi(folder, commit, patient)).resolves.toBeUndefined();
  await expect(tryWorker(folder, patient)).resolves.toBeUndefined();
});

const waitsForever = "setInterval(() => undefined, 1000);";
const listens = `import { createServer } from "node:http"; createServer`;
test.each([
  ["waits for ever", waitsForever],
  ["has its thread busy", "while (true);"],
  ["takes connections and answers nothing", `${listens}(() => undefined).listen(process.env.PORT, "127.0.0.1")`],
  ["is never ready", `${listens}((_, out) => out.writeHead(503).end()).listen(process.env.PORT, "127.0.0.1")`],
])("a release whose API %s at its start does not pass, and says what to do", async (_, server) => {
  const trial = tryApi(await makeRelease({ server }), commit, { ...options, seconds: 1 });
  await expect(trial).rejects.toThrow(/^The API of \S+ did not become ready .* none of them was restarted.*doctor/);
});

test("what a release printed before it ended is said", async () => {
  const server = 'console.error("No such column"); process.exit(1);';
  await expect(tryApi(await makeRelease({ server }), commit, { ...options, seconds: 3600 })).rejects.toThrow(
    "No such column",
  );
});

test("a release whose worker hangs at its start does not pass", async () => {
  const folder = await makeRelease({ worker: waitsForever });
  const worker = `The worker of ${folder.split("/").at(-1)} did not become ready`;
  await expect(tryWorker(folder, { ...options, seconds: 1 })).rejects.toThrow(worker);
});
