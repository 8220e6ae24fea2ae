import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { rooms, wrongRooms } from "./rooms.mjs";

const folder = mkdtempSync(join(tmpdir(), "rooms-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {Record<string, string>} files by their paths in the source of the server */
function write(files) {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, "packages/server/src", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

test("an import of each room by the one before it is named, and so is one of what stands above the rooms", () => {
  write({
    "app.ts": 'import "./status/store.ts";',
    "backup/backup.test.ts": 'import { store } from "../status/store.ts";',
    ...Object.fromEntries(
      rooms.map((room, index) => [
        `${room}/store.ts`,
        `import { next } from "../${rooms[index + 1] ?? "app.ts"}/store.ts";`,
      ]),
    ),
  });
  write({ "status/store.ts": 'import { app } from "../app.ts";\nimport { store } from "../backup/store.ts";' });
  expect(wrongRooms(folder, {})).toEqual(
    [
      ...rooms
        .slice(0, -1)
        .map((room, index) => `${room}/store.ts imports ${rooms[index + 1]}/store.ts, which comes after it`),
      "status/store.ts imports app.ts, which comes after it",
    ].toSorted(),
  );
});

test("an import that is still to cut is allowed until it is cut", () => {
  rmSync(join(folder, "packages/server/src"), { recursive: true });
  write({ "clients/end.ts": 'const { report } = await import("../reports/report.ts");', "reports/report.ts": "" });
  expect(wrongRooms(folder, { "clients/end.ts": ["reports/report.ts"] })).toEqual([]);
  write({ "clients/end.ts": "" });
  expect(wrongRooms(folder, { "clients/end.ts": ["reports/report.ts"] })).toEqual([
    "clients/end.ts imports reports/report.ts no more: take it off the list of imports to cut",
  ]);
});
