import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { availableMegabytes, requireMemory } from "./memory.mjs";

/** @param {Record<string, string>} files */
function machine(files) {
  const root = mkdtempSync(join(tmpdir(), "agency-test-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const gigabyte = "MemTotal: 1000000 kB\nMemAvailable: 614400 kB\nSwapFree: 102400 kB\n";

test("what is free counts swap, and a container's limit where that leaves less", () => {
  expect(availableMegabytes(machine({ "proc/meminfo": gigabyte }))).toBe(700);
  const limited = { "sys/fs/cgroup/memory.max": "524288000", "sys/fs/cgroup/memory.current": "209715200" };
  expect(availableMegabytes(machine({ "proc/meminfo": gigabyte, ...limited }))).toBe(300);
  const cached = { ...limited, "sys/fs/cgroup/memory.stat": "active_file 1\ninactive_file 104857600\n" };
  expect(availableMegabytes(machine({ "proc/meminfo": gigabyte, ...cached }))).toBe(400);
  const free = { "sys/fs/cgroup/memory.max": "max", "sys/fs/cgroup/memory.current": "209715200" };
  expect(availableMegabytes(machine({ "proc/meminfo": gigabyte, ...free }))).toBe(700);
});

test("a build that would run out of memory says so before it begins, with the figures and what to do", () => {
  expect(() => requireMemory(700)).toThrow(/takes 900 MB of memory, and 700 MB are free here.*npm run release/);
  expect(() => requireMemory(900)).not.toThrow();
  expect(() => requireMemory(undefined)).not.toThrow();
});
