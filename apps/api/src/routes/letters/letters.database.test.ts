import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listLetters, settleLetter } from "@agency/contracts/letters/routes";
import type { LetterState } from "@agency/contracts/letters/schemas";
import { letterEntity } from "@agency/platform/db/entities/letters";
import { type Api, startApi } from "../../testing/api.ts";
import { emptyInbox, writeIn } from "../../testing/sample-enquiry.ts";

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => emptyInbox(api));
afterAll(() => api.close());

/** A letter in a state, as the worker leaves it. */
async function letterIn(state: LetterState): Promise<string> {
  await writeIn(api);
  const [letter] = await api.call(listLetters, { query: { state: "queued" } });
  const id = letter?.id ?? "";
  const problem = state === "failed" ? "550 5.7.1 Not wanted here" : null;
  await api.dependencies.database.write((manager) =>
    manager.update(letterEntity, { id }, { state, problem, attempts: 3 }),
  );
  return id;
}

const settle = (letterId: string, arrived: boolean) =>
  api.call(settleLetter, { params: { letterId }, body: { arrived } });

test("letters are listed by their state, with what became of them and not with what they say", async () => {
  const failed = await letterIn("failed");
  await letterIn("sent");
  await writeIn(api);
  const { body, headers } = await api.answer(listLetters, {});
  expect(body).toHaveLength(3);
  expect(headers["x-total-count"]).toBe("3");
  expect(JSON.stringify(body)).not.toContain("cakes");
  expect(await api.call(listLetters, { query: { state: "failed" } })).toMatchObject([
    { id: failed, kind: "enquiry-notice", problem: "550 5.7.1 Not wanted here", person: "aina@person.example" },
  ]);
});

describe("a letter whose outcome is unknown", () => {
  test("that arrived is sent, and its content goes", async () => {
    const id = await letterIn("uncertain");
    expect(await settle(id, true)).toMatchObject({ state: "sent", sentAt: expect.any(String) });
    expect((await api.dependencies.letters.find(id))?.parameters).toBeNull();
  });

  test("that did not is sent again", async () => {
    const id = await letterIn("uncertain");
    expect(await settle(id, false)).toMatchObject({ state: "queued", attempts: 0, problem: null });
  });
});

test("a letter that failed can be sent again, and cannot be said to have arrived", async () => {
  const id = await letterIn("failed");
  const { body } = await api.refused(settleLetter, { params: { letterId: id }, body: { arrived: true } });
  expect(body.error).toBe("not_uncertain");
  expect(await settle(id, false)).toMatchObject({ state: "queued", attempts: 0, problem: null });
});

test.each(["queued", "sending", "sent"] as const)("a letter that is %s has nothing to settle", async (state) => {
  const letterId = await letterIn(state);
  for (const arrived of [true, false]) {
    const { body } = await api.refused(settleLetter, { params: { letterId }, body: { arrived } });
    expect(body.error).toBe("not_uncertain");
  }
  expect(await api.dependencies.letters.find(letterId)).toMatchObject({ state });
});
