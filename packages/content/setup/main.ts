import { setUp } from "./set-up.ts";

try {
  const attended = process.stdin.isTTY;
  const today = new Date().toLocaleDateString("sv-SE");
  await setUp(process.argv.slice(2), { environment: process.env, attended, print: console.log, today });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
