import { expect, test } from "vitest";
import { sharedAnswer } from "./shared-answer.ts";

test("many who ask within the time share one answer, also a bad one, and the next is asked for anew", async () => {
  let now = 0;
  let asked = 0;
  const ask = sharedAnswer(
    async () => {
      asked += 1;
      if (asked === 1) throw new Error("away");
      return asked;
    },
    1000,
    () => now,
  );
  const first = [ask(), ask()];
  now = 999;
  first.push(ask());
  expect((await Promise.allSettled(first)).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  now = 1000;
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
});
