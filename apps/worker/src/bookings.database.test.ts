import { expect, test } from "vitest";
import { until } from "@agency/testing/ceiling";
import { readMail } from "@agency/testing/read-mail";
import { consultationDesk } from "./testing/sample-bookings.ts";
import { openStage } from "./testing/stage.ts";

const stage = await openStage();
const desk = consultationDesk(stage);

/** The emails to a person, once there are this many. */
async function mailsTo(email: string, count: number) {
  const received = () => stage.mailServer.mails.filter(({ to }) => to.includes(email));
  await until(() => expect(received()).toHaveLength(count));
  return Promise.all(received().map(({ raw }) => readMail(raw)));
}

const tokenIn = (text: string | undefined) => /consultation#([\w-]{43})/.exec(text ?? "")?.[1] ?? "";

test("a person who books gets nothing but a link to confirm, then the appointment, one reminder and the cancellation", async () => {
  const booking = await desk.book("Menang hadiah di evil.example");
  const first = await stage.startWorker();
  const [question] = await mailsTo(booking.email, 1);
  expect(question?.subject).toBe("Sila sahkan konsultasi anda");
  expect(JSON.stringify(question)).not.toMatch(/evil|Menang/);

  await desk.confirm(tokenIn(question?.text));
  await first.stop();
  await desk.makeReminderDue(booking);
  await stage.startWorker();
  const [confirmation, reminder] = (await mailsTo(booking.email, 3))
    .slice(1)
    .toSorted((one, other) => (one.subject ?? "").localeCompare(other.subject ?? ""));
  expect(confirmation?.text).toContain("Salam Menang hadiah di,");
  expect(JSON.stringify([confirmation, reminder])).not.toContain("evil");
  expect(confirmation?.subject).toMatch(/^Konsultasi: /);
  expect(confirmation?.attachments.map(({ mimeType }) => mimeType)).toContain("text/calendar");
  expect(reminder?.subject).toMatch(/^Peringatan: /);
  // All are one conversation, which the question began.
  for (const mail of [confirmation, reminder]) expect(mail?.references).toBe(question?.messageId);
  expect((await desk.stored(booking)).reminderDueAt).toBeNull();
  const tokens = [tokenIn(confirmation?.text), tokenIn(reminder?.text)];
  expect(new Set(tokens).size).toBe(2);

  await desk.cancel(tokens[1] ?? "");
  const subjects = (await mailsTo(booking.email, 4)).map(({ subject }) => subject ?? "");
  expect(subjects.filter((subject) => subject.startsWith("Dibatalkan: "))).toHaveLength(1);
  expect(await desk.cancel(tokens[0] ?? "")).toMatchObject({ state: "cancelled" });
});
