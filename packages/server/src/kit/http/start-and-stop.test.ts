import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
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

test("more than 511 visitors wait in systemd's socket while the API that had it does not answer", async () => {
  const socket = createServer().listen({ port: 0, host: "127.0.0.1", backlog: 1024 });
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const script = `
    import { createServer } from "node:http";
    import { listenOn } from ${JSON.stringify(new URL("start-and-stop.ts", import.meta.url).href)};
    await listenOn({ ready: async () => undefined, server: createServer() }, 3);
    console.log("listening");`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit", fd],
  });
  afterwards(() => void child.kill("SIGKILL"));
  socket.close();
  await once(child.stdout ?? child, "data");
  child.kill("SIGSTOP");
  const visitors = Array.from({ length: 700 }, () => connect(port, "127.0.0.1"));
  afterwards(() => visitors.forEach((visitor) => visitor.destroy()));
  await Promise.all(visitors.map((visitor) => once(visitor, "connect")));
  expect(visitors.filter(({ connecting }) => connecting)).toEqual([]);
});
