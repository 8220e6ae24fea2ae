import { setUp } from "./set-up.ts";

try {
  const attended = process.stdin.isTTY;
  await setUp(process.argv.slice(2), { environment: process.env, attended, print: console.log });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
