import { createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { freePort, portProblem } from "./ports.mjs";

const server = createServer();
afterEach(() => new Promise((resolve) => server.close(resolve)));

test("a port in use is named, with how to choose another", async () => {
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)));
  const problem = await portProblem("127.0.0.1", port);
  expect(problem).toContain(`Port ${port} on 127.0.0.1 is taken`);
  expect(problem).toContain(`PORT=${port + 1} npm start`);
});

test("a free port is not a problem, and is still free afterwards", async () => {
  const port = await freePort();
  expect(await portProblem("127.0.0.1", port)).toBeUndefined();
  expect(await portProblem("127.0.0.1", port)).toBeUndefined();
});

test("an address of another machine is named", async () => {
  expect(await portProblem("192.0.2.1", 3000)).toContain("192.0.2.1 is no address of this machine");
});
