import { expect, test } from "vitest";
import { chosenClients } from "./use-chosen.ts";

const client = (clientId: string, ...actions: ("prepare" | "approve" | "send")[]) => ({ clientId, actions });

test("a chosen client has the state that its row has by now", () => {
  const ids = new Set(["one"]);
  const choices = [client("one", "prepare")];
  expect(chosenClients(ids, { shown: [client("one", "approve")], choices })).toEqual([client("one", "approve")]);
});

test("chosen clients whose rows are on another page have the state that was read of them", () => {
  const ids = new Set(["one", "two"]);
  const choices = [client("one", "send"), client("two", "approve"), client("three")];
  expect(chosenClients(ids, { shown: [client("three")], choices })).toEqual([
    client("one", "send"),
    client("two", "approve"),
  ]);
});

test("a chosen client that left the view is not among those to act on", () => {
  expect(chosenClients(new Set(["one", "gone"]), { shown: [], choices: [client("one")] })).toEqual([client("one")]);
  expect(chosenClients(new Set(["one"]), { shown: [client("one")], choices: undefined })).toEqual([client("one")]);
});
