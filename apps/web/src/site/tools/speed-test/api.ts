import type { SpeedTest, SpeedTestProgress } from "@agency/contracts/speed-test";
import { call } from "../../../shared/api/call.ts";
import type { Sent } from "../../forms/sending.ts";

/** Polling interval of the test's progress, in milliseconds. */
const askEvery = 1000;

/** Runs a speed test and reports its progress. */
export async function testSpeed({ address }: Sent, show: (progress: SpeedTestProgress) => void): Promise<SpeedTest> {
  const ticket = newTicket();
  const asking = setInterval(() => {
    // The ticket is unknown until the test is queued. Errors are ignored here, since the awaited call reports them.
    call("GET /api/speed-test/:ticket", { params: { ticket } }).then(show, () => {});
  }, askEvery);
  try {
    const answer = await call("POST /api/speed-test", { body: { url: address("url"), ticket } });
    return answer.test;
  } finally {
    clearInterval(asking);
  }
}

/** A random UUID, version 4. `crypto.randomUUID` is missing when the site is opened without TLS. */
function newTicket(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, place) =>
    (place === 6 ? (byte & 15) | 64 : place === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, "0"),
  ).join("");
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}
