import { expect, test } from "vitest";
import type { BoardRow } from "@agency/contracts/board";
import { heldRemedy, stateDetail } from "./state-detail.tsx";
import type { BoardTexts } from "./use-board-texts.ts";

type Held = { held: BoardRow["detail"]["held"]; problem?: string; preparedAt?: string };

const heldStateRemedy = ({ held, problem, preparedAt }: Held, state: BoardRow["state"] = "held") =>
  heldRemedy({
    clientId: "SHD-1",
    state,
    detail: {
      held,
      problem:
        problem === undefined ? null : { code: "source_failing", params: { source: "Google Analytics", problem } },
      preparedAt: preparedAt ?? null,
    },
  } as BoardRow);

test.each(["unauthorised", "revoked", "scope_missing"])("a source that is %s is connected again", (problem) => {
  expect(heldStateRemedy({ held: "source_unread", problem })).toEqual({ action: "reconnect", to: "/admin/settings" });
});

test("any other source is dealt with among those of its client", () => {
  const sources = { action: "sources", to: "/admin/client?tab=figures#client=SHD-1" };
  expect(heldStateRemedy({ held: "source_unread", problem: "gone" })).toEqual(sources);
  expect(heldStateRemedy({ held: "source_unread" })).toEqual(sources);
});

test("a report that nobody gets leads to the client's contacts, prepared or not", () => {
  const contacts = { action: "contacts", to: "/admin/client?tab=contents#client=SHD-1" };
  expect(heldStateRemedy({ held: "no_recipients" })).toEqual(contacts);
  expect(heldStateRemedy({ held: "no_recipients", preparedAt: "2026-11-02T03:12:00.000Z" })).toEqual(contacts);
});

test("a paused client leads to the client while it has no report of its own to send", () => {
  expect(heldStateRemedy({ held: "client_inactive" })).toEqual({ action: "client", to: "/admin/client#client=SHD-1" });
  expect(heldStateRemedy({ held: "client_inactive", preparedAt: "2026-11-02T03:12:00.000Z" })).toBeNull();
});

test("a row that is not held has no remedy", () => {
  expect(heldStateRemedy({ held: "no_recipients" }, "sent")).toBeNull();
});

test.each([
  [["sample"], "detail.sample"],
  [["typed"], "detail.ready"],
  [["sample", "typed"], "detail.ready"],
] as const)("a row that is ready with figures of %j says so", (origins, said) => {
  const row = { state: "ready", origins, quarter: null, detail: {} } as unknown as BoardRow;
  expect(stateDetail(row, { t: (key: string) => key } as BoardTexts)).toBe(said);
});
