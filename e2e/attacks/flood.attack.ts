import { expect } from "@playwright/test";
import { anonymousCallsTo, heavyCalls } from "@agency/contracts/anonymous-calls.fixture";
import { flooder } from "@agency/testing/flood";
import { test } from "./support/attack.ts";

/** The longest time that health may take to answer on two quiet cores, in ms. In compose Docker's proxy of ports has its share of them. */
const patience = { services: 200, embedded: 200, compose: 1000 };

test.use({ limits: "on", settings: { TRUSTED_PROXIES: "127.0.0.1" } });

const crowds: Record<string, (index: number) => string> = {
  "one address": () => "203.0.113.7",
  "one network": (index) => `203.0.113.${index + 1}`,
};

for (const [crowd, from] of Object.entries(crowds)) {
  test(`250 calls at once of each path without a session, from ${crowd}, delay nobody`, async ({ target, shape }) => {
    const { flood, stop } = flooder(target.url);
    let longest = 0;
    const calls = [...anonymousCallsTo({ clientId: target.victim.id }), ...heavyCalls];
    const pid = target.api.pid;
    // An API that has just started compiles what it runs first. Then most of these are refused.
    const refusals: number[] = [];
    for (const call of Array.from({ length: 5 }, () => calls.slice(0, 1)).flat())
      refusals.push((await flood(call, { from, pid })).busy);
    const refusing = refusals.slice(2).toSorted((one, other) => one - other)[1] ?? Number.NaN;
    // A slow machine takes its time to refuse: nothing may cost others more than twice that.
    const most = Number.isNaN(refusing) ? patience[shape] : Math.max(patience[shape], 2 * refusing);
    for (const call of calls) {
      const { longestWait, statuses, saysWhen, busy } = await flood(call, { from, pid });
      const figures = `${call.name}: ${Math.round(longestWait)} ms, ${busy} ms at work, ${JSON.stringify(statuses)}`;
      expect(saysWhen, figures).toBe(true);
      // All that are too slow are named.
      expect.soft(longestWait, figures).toBeLessThan(most);
      longest = Math.max(longest, longestWait);
    }
    stop();
    test
      .info()
      .annotations.push({ type: "longest wait", description: `${Math.round(longest)} of ${Math.round(most)} ms` });
  });
}
