import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { serve } from "./serve.ts";

/** Kept values count as in use. */
const kept: unknown[] = [];

const bombs = {
  echo: (text: string) => text,
  pid: () => process.pid,
  /** Works for so many ms. */
  busy: (ms: number) => {
    const { user } = process.cpuUsage();
    while (process.cpuUsage().user - user < ms * 1000);
    return process.pid;
  },
  arrays: () => {
    for (;;) kept.push("x".repeat(2 ** 20).split(""));
  },
  string: () => {
    let text = "x";
    for (;;) text += text;
  },
  buffers: () => {
    for (;;) kept.push(Buffer.alloc(4 * 1024 * 1024, 1));
  },
  loop: () => {
    for (;;);
  },
  backtracking: () => /^(?:a+)+$/.test(`${"a".repeat(60)}!`),
  recursion: () => {
    const nest = (depth: number): number => 1 + nest(depth + 1);
    return nest(0);
  },
  exit: () => process.exit(),
  mistake: () => {
    throw new TypeError("A mistake of our own");
  },
  hoard: () => kept.push(Buffer.alloc(200 * 1024 * 1024, 1)),
  environment: () => Object.keys(process.env),
  writeFile: (path: string) => writeFileSync(path, "x"),
  readFile: (path: string) => readFileSync(path).length,
  startProcess: () => spawnSync("true").error?.message,
};

export type Bombs = typeof bombs;

type Loaders = { [N in keyof Bombs]: { load: () => Promise<Bombs[N]> } };

serve<Bombs>(
  Object.fromEntries(Object.entries(bombs).map(([name, bomb]) => [name, { load: async () => bomb }])) as Loaders,
);
