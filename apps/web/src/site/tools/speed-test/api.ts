import { readSpeedTestProgress, testSpeed as test } from "@agency/contracts/speed-test/endpoints";
import type { SpeedTest, SpeedTestProgress } from "@agency/contracts/speed-test/schemas";
import { call } from "../../../shared/api/call.ts";
import type { Sent } from "../../forms/sending.ts";

/** How often is asked how far a test is, in milliseconds. */
const askEvery = 1000;

/** Waits for the test, and tells in the meantime how far it is. */
export async function testSpeed({ text }: Sent, show: (progress: SpeedTestProgress) => void): Promise<SpeedTest> {
  const ticket = newTicket();
  const asking = setInterval(() => {
    // Unknown until it stands in the queue; what goes wrong is told by the answer that is waited for.
    call(readSpeedTestProgress, { params: { ticket } }).then(show, () => {});
  }, askEvery);
  try {
    const answer = await call(test, { body: { url: text("url"), ticket } });
    return answer.test;
  } finally {
    clearInterval(asking);
  }
}

/** A random UUID, version 4. `crypto.randomUUID` is missing where the site is opened without TLS. */
function newTicket(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, place) =>
    (place === 6 ? (byte & 15) | 64 : place === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, "0"),
  ).join("");
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}
