import { spawn } from "node:child_process";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { afterwards, testFolder } from "@agency/testing/afterwards";
import { until } from "@agency/testing/ceiling";

test("systemd hears that a process is ready, and then, again and again, that it is not stuck", async () => {
  const folder = await testFolder();
  const heard = join(folder, "heard.txt");
  // In place of systemd's own, which needs a socket of systemd.
  await writeFile(join(folder, "systemd-notify"), `#!/bin/sh\necho "$1" >> ${heard}\n`);
  await chmod(join(folder, "systemd-notify"), 0o755);
  const script = `
    import { tellReady } from ${JSON.stringify(new URL("start-and-stop.ts", import.meta.url).href)};
    await tellReady(process.env);
    process.stdin.resume();`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    env: { PATH: `${folder}:${process.env["PATH"]}`, NOTIFY_SOCKET: "/run/sample", WATCHDOG_USEC: "100000" },
    stdio: ["pipe", "inherit", "inherit"],
  });
  afterwards(() => void child.kill("SIGKILL"));
  const words = async () => (await readFile(heard, "utf8").catch(() => "")).trim().split("\n");
  await until(async () =>
    expect((await words()).slice(0, 4)).toEqual(["--ready", "WATCHDOG=1", "WATCHDOG=1", "WATCHDOG=1"]),
  );
});
