import { expect } from "@playwright/test";
import { anonymousCalls } from "@agency/contracts/anonymous-calls.fixture";
import { flood } from "@agency/testing/flood";
import { test } from "./support/attack.ts";

/** The longest time that health may take to answer on two quiet cores, in ms. */
const patience = 200;

test.use({ limits: "on", settings: { TRUSTED_PROXIES: "127.0.0.1" } });

const crowds: Record<string, (index: number) => string> = {
  "one address": () => "203.0.113.7",
  "one network": (index) => `203.0.113.${index + 1}`,
};

for (const [crowd, from] of Object.entries(crowds)) {
  test.describe(`250 calls at once from ${crowd} delay nobody`, () => {
    for (const call of anonymousCalls) {
      test(call.name, async ({ target }) => {
        const { longestWait, statuses, saysWhen } = await flood(target.url, call, { from });
        const figures = `${Math.round(longestWait)} ms, ${JSON.stringify(statuses)}`;
        test.info().annotations.push({ type: "figures", description: figures });
        expect(saysWhen).toBe(true);
        expect(longestWait, figures).toBeLessThan(patience);
      });
    }
  });
}
