import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { misnamedFiles } from "./room-files.mjs";

test("files that do what another name stands for are named, on the server and in the dashboard", () => {
  const folder = mkdtempSync(join(tmpdir(), "rooms-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = {
    "packages/server/src/plan/routes.ts": "handle(app, contracts.readPlan, read);",
    "packages/server/src/plan/plan-routes.ts": "handle(app, contracts.readPlan, read);",
    "packages/server/src/plan/plan.ts": "handle(app, contracts.readPlan, read);",
    "packages/server/src/plan/helpers.ts": "export const one = 1;",
    "packages/server/src/plan/plan.test.ts": "handle(app, contracts.readPlan, read);",
    "packages/server/src/kit/http/handle.ts": "handle(app, contract, read);",
    "apps/web/src/dashboard/plan/api.ts": 'read("GET /api/plan")',
    "apps/web/src/dashboard/plan/use-plan.ts": 'call("PUT /api/plan", { body })',
    "apps/web/src/dashboard/plan/plan-dialog.tsx": 'call("PUT /api/plan", { body })',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  expect(misnamedFiles(folder)).toEqual([
    "packages/server/src/plan/helpers.ts: the name says nothing of what is in it",
    expect.stringMatching(/^packages\/server\/src\/plan\/plan\.ts answers calls/),
    expect.stringMatching(/^apps\/web\/src\/dashboard\/plan\/plan-dialog\.tsx calls the server/),
  ]);
});
