import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";

const folder = await testFolder();

test.each(["SIGHUP", "SIGINT", "SIGTERM"])("what setup writes is whole when a %s comes in the middle", (signal) => {
  const file = join(folder, signal);
  const module = fileURLToPath(new URL("uninterrupted.ts", import.meta.url));
  const { status } = spawnSync(process.execPath, [
    "--input-type=module",
    "--eval",
    `import { writeFileSync } from "node:fs";
     const { uninterrupted } = await import(${JSON.stringify(module)});
     uninterrupted(() => {
       process.kill(process.pid, ${JSON.stringify(signal)});
       // As long as a slow disk takes.
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
       writeFileSync(${JSON.stringify(file)}, "whole");
     });`,
  ]);
  expect(status).toBe(0);
  expect(existsSync(file)).toBe(true);
});
