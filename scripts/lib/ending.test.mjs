import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "ending-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs a command whose main function is given as source; it starts one child, whose id it prints first.
 * @param {{ child?: string, main: string, shell?: boolean }} source
 */
async function runCommandWith({ child = "setInterval(() => {}, 1000)", main, shell = false }) {
  const file = join(folder, "command.mjs");
  const lib = JSON.stringify(import.meta.dirname);
  writeFileSync(
    file,
    `const { atEnd, runCommand } = await import(${lib} + "/ending.mjs");
    const { Failure } = await import(${lib} + "/failure.mjs");
    const { start } = await import(${lib} + "/processes.mjs");
    runCommand(async () => {
      atEnd({ stop: async () => console.log("undone"), now: () => undefined });
      const child = start(process.execPath, ["-e", ${JSON.stringify(child)}], { inherit: true });
      console.log("child " + child.pid);
      ${main}
    });`,
  );
  const [program, args] = shell ? ["sh", ["-c", `"${process.execPath}" "${file}"; true`]] : [process.execPath, [file]];
  const env = { ...process.env, npm_lifecycle_event: "start" };
  const command = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env });
  let output = "";
  command.stdout.setEncoding("utf8").on("data", (text) => (output += text));
  command.stderr.setEncoding("utf8").on("data", (text) => (output += text));
  const closed = once(command, "close");
  while (!output.includes("child ")) await wait(10);
  return {
    command,
    output: () => output,
    childPid: Number(/child (\d+)/.exec(output)?.[1]),
    exitCode: async () => /** @type {number | null} */ ((await closed)[0]),
  };
}

/** @param {number} pid */
function runs(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each(/** @type {const} */ (["SIGINT", "SIGTERM"]))("%s stops the children and undoes the rest", async (signal) => {
  const { command, childPid, output, exitCode } = await runCommandWith({ main: "await child.exited; return 0;" });
  expect(runs(childPid)).toBe(true);
  command.kill(signal);
  expect(await exitCode()).toBe(130);
  expect(runs(childPid)).toBe(false);
  expect(output()).toContain("undone");
});

test("the end of the shell that npm put in between stops the children", async () => {
  const { command, childPid, output } = await runCommandWith({ main: "await child.exited; return 0;", shell: true });
  command.kill("SIGKILL");
  await expect.poll(() => runs(childPid)).toBe(false);
  await expect.poll(output).toContain("undone");
});

test("a failure is printed without a stack, and the children are stopped", async () => {
  const { childPid, output, exitCode } = await runCommandWith({ main: 'throw new Failure("The port is taken.");' });
  expect(await exitCode()).toBe(1);
  expect(runs(childPid)).toBe(false);
  expect(output()).toContain("The port is taken.");
  expect(output()).not.toContain("    at ");
});

test("a crash outside the main function stops the children too", async () => {
  const { childPid, exitCode } = await runCommandWith({
    main: 'setTimeout(() => { throw new Error("crash"); }, 10); await child.exited; return 0;',
  });
  expect(await exitCode()).toBe(1);
  expect(runs(childPid)).toBe(false);
});

test("a child that ignores the signal is killed", async () => {
  const { command, childPid, output, exitCode } = await runCommandWith({
    child: 'process.on("SIGTERM", () => {}); console.log("ignores it"); setInterval(() => {}, 1000)',
    main: `const asked = new Promise((resolve) => process.once("SIGUSR2", resolve)); console.log("listens");
      await asked; return (await child.stop(200)) ? 4 : 3;`,
  });
  await expect.poll(output).toContain("ignores it");
  await expect.poll(output).toContain("listens");
  command.kill("SIGUSR2");
  expect(await exitCode()).toBe(3);
  expect(runs(childPid)).toBe(false);
});
