import { expect } from "@playwright/test";
import type { Socket } from "node:net";
import { test, type Target } from "./support/attack.ts";
import { openSocket, sendBytes, statusesIn } from "./support/send.ts";

const crowd = 300;
/** The longest wait of another visitor, even on a busy machine, in ms. */
const patience = 4000;
/** Limits for a request's headers and a whole request (packages/server/src/compose/app.ts, http/arrival.ts), plus the interval of the server's checks, in ms. */
const headersWithin = 25_000;
const requestWithin = 45_000;

test.describe.configure({ mode: "serial" });

test(`${crowd} sockets whose headers never end are closed, and others are served meanwhile`, async ({ target }) => {
  const start = "POST /api/contact HTTP/1.1\r\nHost: x\r\n";
  await expectHungUp(target, { start, drip: (n) => `X-${n}: y\r\n`, within: headersWithin });
});

test(`${crowd} sockets whose bodies never end are closed, and others are served meanwhile`, async ({ target }) => {
  const start =
    "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{";
  await expectHungUp(target, { start, drip: () => " ", within: requestWithin });
});

test("silent sockets are closed", async ({ target }) => {
  await expectHungUp(target, { start: "", drip: () => "", within: 75_000 });
});

test("sockets that never read an answer delay nobody", async ({ target }) => {
  const sockets = await Promise.all(Array.from({ length: 50 }, () => openSocket(target)));
  for (const socket of sockets) {
    socket.pause();
    socket.write("GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(50));
  }
  await expectServed(target);
  for (const socket of sockets) socket.destroy();
});

test("a thousand pipelined requests are answered in order", async ({ target }) => {
  const answer = await sendBytes(target, "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1000), 3000);
  expect(new Set(statusesIn(answer))).toEqual(new Set([200]));
  expect(statusesIn(answer)).toHaveLength(1000);
});

type Attack = {
  start: string;
  /** The bytes to send every second. */
  drip: (second: number) => string;
  /** Time after which every socket must be closed, in ms. */
  within: number;
};

async function expectHungUp(target: Target, { start, drip, within }: Attack): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: crowd }, () => openSocket(target)));
  for (const socket of sockets) {
    // An unread answer would hide that the socket was closed.
    socket.resume();
    socket.write(start);
  }
  const begun = Date.now();
  let second = 0;
  while (sockets.some(isOpen) && Date.now() - begun < within) {
    second += 1;
    for (const socket of sockets.filter(isOpen)) if (drip(second) !== "") socket.write(drip(second));
    if (second % 5 === 0) await expectServed(target);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  const open = sockets.filter(isOpen).length;
  test.info().annotations.push({
    type: "figures",
    description: `all closed after ${Math.round((Date.now() - begun) / 1000)} s`,
  });
  for (const socket of sockets) socket.destroy();
  expect(open).toBe(0);
}

const isOpen = (socket: Socket) => !socket.destroyed;

/** Another visitor notices nothing. */
async function expectServed(target: Target): Promise<void> {
  for (const path of ["/", "/api/health"]) {
    const { status, ms } = await target.send({ path });
    expect(status).toBe(200);
    expect(ms).toBeLessThan(patience);
  }
}
