import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { noteBackup } from "../../attention/server-state.ts";
import { checkMemory, checkNode, checkRights, checkServerState } from "./machine.ts";

const now = new Date("2026-11-26T20:00:00Z");
const day = 86_400_000;

test("Node is fine in the version that the product is tested on", () => {
  expect(checkNode("24.21.0")).toMatchObject({ ok: true });
  expect(checkNode("26.0.0")).toMatchObject({ ok: false, told: expect.stringContaining("Run it on Node 24") });
});

test("too little memory is said with how much an API takes", () => {
  expect(checkMemory(1e9)).toMatchObject({ ok: true, told: "1000 MB available" });
  expect(checkMemory(1e8)).toMatchObject({ ok: false, told: expect.stringMatching(/^100 MB available\. Give/) });
});

test("a file that other accounts can read is named, with the command that takes it from them", async () => {
  const folder = await testFolder();
  await mkdir(join(folder, "mail"), { mode: 0o700 });
  await writeFile(join(folder, "mail", "one.eml"), "", { mode: 0o600 });
  const user = process.getuid?.();
  expect(await checkRights(folder, user)).toMatchObject({ ok: true });

  await chmod(join(folder, "mail", "one.eml"), 0o640);
  const open = await checkRights(folder, user);
  expect(open).toMatchObject({ ok: false, told: expect.stringContaining(`chmod -R go= ${folder}`) });
  expect(open.told).toContain(join(folder, "mail", "one.eml"));
  expect(await checkRights(folder, 12_345)).toMatchObject({
    ok: false,
    told: expect.stringContaining("another account"),
  });
  expect(await checkRights(join(folder, "nowhere"), user)).toMatchObject({ told: expect.stringContaining("ENOENT") });
});

test("a backup is asked for where people elsewhere use the product, and when the last one is old", async () => {
  const DATA_DIR = await testFolder();
  const backup = async (PUBLIC_URL: string, at = now) => (await checkServerState({ DATA_DIR, PUBLIC_URL }, at))[1];
  expect(await backup("http://127.0.0.1:3000")).toMatchObject({ ok: true, told: "none was made yet" });
  expect(await backup("https://agency.example")).toMatchObject({
    ok: false,
    told: expect.stringContaining("npm run backup"),
  });
  await noteBackup(DATA_DIR, now);
  expect(await backup("https://agency.example")).toMatchObject({ ok: true });
  expect(await backup("https://agency.example", new Date(now.getTime() + 3 * day))).toMatchObject({ ok: false });
});

test("the room on the disk is told, and a folder that is not there", async () => {
  const PUBLIC_URL = "http://127.0.0.1:3000";
  const folder = await testFolder();
  expect((await checkServerState({ DATA_DIR: folder, PUBLIC_URL }, now))[0]?.told).toMatch(/^\d+ MB free for /);
  const nowhere = join(folder, "nowhere");
  expect(await checkServerState({ DATA_DIR: nowhere, PUBLIC_URL }, now)).toEqual([
    { part: "Disk", ok: false, told: `${nowhere} cannot be read (ENOENT). Check DATA_DIR and who runs this.` },
  ]);
});
