import { expect, test, vi } from "vitest";
import type { SendJournal } from "./mail-service.ts";
import type { Mailable, MailWork } from "./mail-work.ts";
import { recallSent } from "./recall-sent.ts";

const sentAt = new Date("2026-11-02T01:00:00Z");
const markSent = vi.fn<MailWork<Mailable>["markSent"]>();
const all = vi.fn<SendJournal["all"]>(async () => new Map([["known", sentAt]]));

const unanswered = (...ids: string[]) => ({
  work: { unanswered: async () => ids.map((id) => ({ id }) as Mailable), markSent },
  journal: { all },
});

test("a worker that starts reads its journal once, however many emails are unanswered", async () => {
  await recallSent(unanswered("unknown", "known", "another"));
  expect(all).toHaveBeenCalledOnce();
  expect(markSent.mock.calls).toEqual([["known", sentAt]]);
});

test("a worker that starts does not read its journal when no email is unanswered", async () => {
  all.mockClear();
  await recallSent(unanswered());
  expect(all).not.toHaveBeenCalled();
});
