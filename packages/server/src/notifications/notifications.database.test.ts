import { beforeEach, describe, expect, test } from "vitest";
import { listNotifications, settleNotification } from "@agency/contracts/notifications";
import type { Problem } from "@agency/model/problems";
import type { NotificationState } from "@agency/model/states";
import { startApi } from "../testing/api.ts";
import { emptyInbox, writeIn } from "../testing/sample-forms.ts";
import { findNotification } from "./store.ts";
import { notificationEntity } from "./table.ts";

const api = await startApi();
beforeEach(() => emptyInbox(api));

const refused: Problem = { code: "mail_refused", params: { reply: "550 5.7.1 Not wanted here" } };

/** A notification in a state, as the worker would leave it. */
async function notificationIn(state: NotificationState): Promise<string> {
  await writeIn(api);
  const queued = await api.call(listNotifications, { query: { state: "queued" } });
  const notification = queued.find(({ kind }) => kind === "enquiry-notice");
  const id = notification?.id ?? "";
  const problem = state === "failed" ? refused : null;
  await api.dependencies.database.write((manager) =>
    manager.update(notificationEntity, { id }, { state, problem, attempts: 3 }),
  );
  return id;
}

const settle = (notificationId: string, arrived: boolean) =>
  api.call(settleNotification, { params: { notificationId }, body: { arrived } });

test("notifications are listed by state, with their outcome but without their content", async () => {
  const failed = await notificationIn("failed");
  await notificationIn("sent");
  await writeIn(api);
  const { body, headers } = await api.answer(listNotifications, {});
  expect(body).toHaveLength(4);
  expect(headers["x-total-count"]).toBe("4");
  expect(JSON.stringify(body)).not.toContain("cakes");
  expect(await api.call(listNotifications, { query: { state: "failed" } })).toMatchObject([
    { id: failed, kind: "enquiry-notice", problem: refused, person: "aina@person.example" },
  ]);
});

describe("a notification whose outcome is unknown", () => {
  test("counts as sent when the staff say it arrived, and its content is deleted", async () => {
    const id = await notificationIn("uncertain");
    expect(await settle(id, true)).toMatchObject({ state: "sent", sentAt: expect.any(String) });
    expect((await findNotification(api.dependencies.database, id))?.parameters).toBeNull();
  });

  test("is sent again when the staff say it did not arrive", async () => {
    const id = await notificationIn("uncertain");
    expect(await settle(id, false)).toMatchObject({ state: "queued", attempts: 0, problem: null });
  });
});

test("a failed notification can be sent again, but cannot be marked as arrived", async () => {
  const id = await notificationIn("failed");
  const { body } = await api.refused(settleNotification, { params: { notificationId: id }, body: { arrived: true } });
  expect(body.error).toBe("not_uncertain");
  expect(await settle(id, false)).toMatchObject({ state: "queued", attempts: 0, problem: null });
});

test.each(["queued", "sending", "sent"] as const)("a notification that is %s cannot be settled", async (state) => {
  const notificationId = await notificationIn(state);
  for (const arrived of [true, false]) {
    const { body } = await api.refused(settleNotification, { params: { notificationId }, body: { arrived } });
    expect(body.error).toBe("not_uncertain");
  }
  expect(await findNotification(api.dependencies.database, notificationId)).toMatchObject({ state });
});
