import { expect, test } from "vitest";
import { possibleActions } from "./runs.tsx";

test("each action names to how many of the selected reports it applies, and one that applies to none is absent", () => {
  expect(
    possibleActions([["prepare", "approve", "approve_and_send"], ["approve_and_send", "send"], ["cancel"]]),
  ).toEqual([
    { action: "prepare", applies: 1 },
    { action: "approve", applies: 1 },
    { action: "approve_and_send", applies: 2 },
    { action: "send", applies: 1 },
    { action: "cancel", applies: 1 },
  ]);
});

test("where nothing waits for approval, Send is the only way to send", () => {
  expect(possibleActions([["approve_and_send", "send", "withdraw"]])).toEqual([
    { action: "send", applies: 1 },
    { action: "withdraw", applies: 1 },
  ]);
});
