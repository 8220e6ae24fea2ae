import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./repository.mjs";

/**
 * Runs a program that listens, as a container does, and writes its port.
 * @param {string} answer what it does with a request, as `(request, response) => …`
 */
async function startProgram(answer) {
  const folder = mkdtempSync(join(tmpdir(), "agency-health-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "program.mjs");
  const listen = `const server = createServer(${answer}).listen(0, () => console.log(server.address().port));`;
  writeFileSync(file, `import { createServer } from "node:http";\n${listen}`);
  const child = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  onTestFinished(() => void child.kill("SIGKILL"));
  const [port] = await once(createInterface({ input: child.stdout }), "line");
  return { file, port: String(port), child, ended };
}

/**
 * Runs the health check of a container. @returns its exit code
 * @param {{ file: string, port: string }} program
 * @param {string[]} more
 */
async function check({ file, port }, ...more) {
  const args = [join(root, "deploy/compose/health.mjs"), file, port, "/live", "/ready", ...more];
  const [code] = await once(spawn(process.execPath, args, { stdio: "ignore" }), "exit");
  return code;
}

/** @param {import("node:child_process").ChildProcess} child */
const runs = (child) => child.exitCode === null && child.signalCode === null;

test.each([
  ["answers", "(_, out) => out.end()", 0],
  [
    "is not ready, because its database is away,",
    "({ url }, out) => out.writeHead(url === '/live' ? 200 : 503).end()",
    1,
  ],
  ["cannot say whether it is ready, because its database hangs,", "({ url }, out) => url === '/live' && out.end()", 1],
])("a program that %s goes on", async (_, answer, code) => {
  const program = await startProgram(answer);
  expect(await check(program)).toBe(code);
  expect(runs(program.child)).toBe(true);
});

test("a program that does not listen yet goes on", async () => {
  const program = await startProgram("(_, out) => out.end()");
  expect(await check({ ...program, port: "1" }, "1")).toBe(1);
  expect(runs(program.child)).toBe(true);
});

test("a program whose thread is busy for ever is killed, so that Docker starts it again", async () => {
  const program = await startProgram("() => { while (true); }");
  expect(await check(program, "1")).toBe(1);
  expect(await program.ended).toEqual([null, "SIGKILL"]);
});

test("a program that is frozen is killed, and no other", async () => {
  const program = await startProgram("(_, out) => out.end()");
  const other = await startProgram("(_, out) => out.end()");
  program.child.kill("SIGSTOP");
  expect(await check(program, "1")).toBe(1);
  expect(await program.ended).toEqual([null, "SIGKILL"]);
  expect(runs(other.child)).toBe(true);
});
