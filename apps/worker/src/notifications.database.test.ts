import { afterEach, expect, test } from "vitest";
import { agency } from "@agency/content/agency";
import { mailFolder } from "@agency/server/kit/mail/mail-folder";
import {
  dueNotifications,
  eraseNotificationsAbout,
  findNotification,
  insertNotification,
  notificationsAbout,
  settleStored,
} from "@agency/server/notifications/store";
import { until } from "@agency/testing/ceiling";
import { readMail } from "@agency/testing/mail-server";
import { notificationDesk } from "./testing/sample-notifications.ts";
import { hurried, openStage, staffAddress } from "./testing/stage.ts";

const stage = await openStage();
const desk = notificationDesk(stage);
afterEach(() => stage.reset());

test("the staff get one email about an enquiry, with a link that writes to the person", async () => {
  await stage.startWorker();
  const asked = await desk.keep({
    name: "Aina Contoh",
    email: "Aina@Person.test",
    service: "seo",
    message: "Two lines\nof text",
    visit: { language: "ms", page: "/ms/services/seo/ipoh", city: "ipoh", marketing: true },
  });
  await desk.reaches(asked, { state: "sent", attempts: 1, problem: null, parameters: null });
  const [received, ...more] = await desk.receivedMails(asked);
  expect(more).toEqual([]);
  const mail = await readMail(received?.raw ?? Buffer.of());
  expect(mail).toMatchObject({
    to: [{ address: staffAddress }],
    replyTo: [{ address: agency.email }],
    subject: "New message from Aina Contoh",
  });
  for (const part of ["SEO Services", "Two lines\nof text", "Malay", "/ms/services/seo/ipoh", "ipoh"])
    expect(mail.text).toContain(part);
  expect(mail.text).toContain(`http://agency.test/admin/enquiries?enquiry=${asked.enquiryId}`);
  expect(mail.html).toContain("Two lines<br />of text");
  expect(mail.html).toContain('href="mailto:Aina@Person.test"');
});

test("where the setting says so, a reply to a notice goes to the person", async () => {
  await stage.startWorker({ NOTICE_REPLY_TO: "person" });
  const asked = await desk.keep({ email: "aina@person.test" });
  await desk.reaches(asked, { state: "sent" });
  const [received] = await desk.receivedMails(asked);
  expect(await readMail(received?.raw ?? Buffer.of())).toMatchObject({ replyTo: [{ address: "aina@person.test" }] });
});

test("notifications and reports are sent in turn, one email at a time", async () => {
  const report = await stage.sendToNewClient();
  const asked = await Promise.all(Array.from({ length: 10 }, () => desk.keep()));
  await Promise.all([stage.startWorker(), stage.startWorker()]);
  for (const one of asked) {
    await desk.reaches(one, { state: "sent", attempts: 1 });
    expect(await desk.receivedMails(one)).toHaveLength(1);
  }
  await stage.dispatchReaches(report, { state: "sent" });
  expect(stage.mailServer.mails).toHaveLength(11);
});

test("a notification for later waits until it is due", async () => {
  await stage.startWorker();
  const later = { notificationId: crypto.randomUUID(), enquiryId: "" };
  const { parameters } = await desk.notification(await desk.keep());
  await stage.database.changes((statements) =>
    insertNotification(stage.database, statements, {
      id: later.notificationId,
      kind: "enquiry-notice",
      recipient: staffAddress,
      recipientName: "",
      person: "later@person.test",
      language: "en",
      parameters,
      replyTo: null,
      dedupeKey: "enquiry-notice/later",
      messageId: "<later@agency.test>",
      dueAt: new Date(Date.now() + 3_600_000),
    }),
  );
  const now = await desk.keep();
  await desk.reaches(now, { state: "sent" });
  expect(await findNotification(stage.database, later.notificationId)).toMatchObject({ state: "queued", attempts: 0 });
  // The day's email about what needs attention may still be on its way.
  await until(async () => expect((await dueNotifications(stage.database)).waiting).toBe(0));
  await desk.makeDue(later);
  await desk.reaches(later, { state: "sent" });
});

test("a notification that the mail server refuses with 550 fails with its words, and the staff can send it again", async () => {
  stage.mailServer.behaviour = "550";
  await stage.startWorker();
  const asked = await desk.keep();
  await desk.reaches(asked, {
    state: "failed",
    attempts: 1,
    problem: { code: "mail_refused", params: { reply: "550 5.7.1 Not wanted here" } },
  });
  stage.mailServer.behaviour = "take";
  expect(await settleStored(stage.database, asked.notificationId, "queued")).toBe(true);
  await desk.reaches(asked, { state: "sent", problem: null });
  expect(await desk.receivedMails(asked)).toHaveLength(1);
});

test("what waits because the mail server was away goes out as soon as it answers again", async () => {
  await stage.mailServer.stop();
  const trying = await stage.startWorker();
  const asked = await desk.keep();
  await desk.reaches(asked, { state: "queued", problem: { code: "mail_unreachable", params: {} } });
  await trying.stop();
  // As after an hour of tries.
  await stage.database.source.query(
    `UPDATE notifications SET attempts = 12, dueAt = ${stage.database.sqlNow(600)} WHERE id = '${asked.notificationId}'`,
  );
  await stage.startWorker({}, { ...hurried, reminders: 200 });
  await stage.mailServer.listen();
  await desk.reaches(asked, { state: "sent", attempts: 13 });
  expect(await desk.receivedMails(asked)).toHaveLength(1);
});

test("a notification of an unknown kind is retried and blocks nobody", async () => {
  const asked = await desk.keep();
  await stage.database.source.query("UPDATE notifications SET kind = 'of-tomorrow' WHERE state = 'queued'");
  await stage.startWorker();
  await desk.reaches(asked, { state: "queued", problem: expect.objectContaining({ code: "render_failed" }) });
  await desk.reaches(await desk.keep(), { state: "sent" });
});

test("data past the retention period of the privacy notice is deleted automatically", async () => {
  const [old, recent] = [await desk.keep(), await desk.keep()];
  await stage.database.source.query(
    `UPDATE enquiries SET createdAt = ${stage.database.sqlNow(-800 * 86_400)} WHERE id = '${old.enquiryId}'`,
  );
  await stage.database.source.query(
    `UPDATE notifications SET requestedAt = ${stage.database.sqlNow(-800 * 86_400)}, state = 'sent' WHERE id = '${old.notificationId}'`,
  );
  await stage.startWorker();
  await until(async () => expect(await findNotification(stage.database, old.notificationId)).toBeNull());
  const left = await stage.database.source.query("SELECT id FROM enquiries");
  expect(left).not.toContainEqual({ id: old.enquiryId });
  expect(left).toContainEqual({ id: recent.enquiryId });
  await desk.reaches(recent, { state: "sent" });
});

test("when emails are written to files, erasing a person deletes those files", async () => {
  await stage.startWorker({ SMTP_URL: "" });
  const asked = await desk.keep({ email: "erased@person.test" });
  await desk.reaches(asked, { state: "sent" });
  const folder = mailFolder(stage.folder);
  expect(await folder.read(asked.notificationId)).toMatchObject({ to: staffAddress, replyTo: agency.email });
  await folder.remove(await eraseNotificationsAbout(stage.database, "erased@person.test"));
  expect(await folder.read(asked.notificationId)).toBeNull();
  expect(await notificationsAbout(stage.database, "erased@person.test")).toEqual([]);
});

test("a person's text never becomes a mail header or markup", async () => {
  await stage.startWorker();
  const asked = await desk.keep({
    name: 'Eve\r\nBcc: all@victims.test\u2028<script>alert("1")</script>, <b@victims.test>\u202Egnp.exe',
    message:
      '<img src=x onerror=alert(1)>\r\n.\r\nMAIL FROM:<eve@victims.test>\r\n\r\n<a href="javascript:alert(1)">click</a>',
    website: 'https://evil.test/"><script>alert(1)</script>',
    visit: { language: "en", page: "/<svg onload=alert(1)>" },
  });
  await desk.reaches(asked, { state: "sent" });
  const [received] = await desk.receivedMails(asked);
  expect(received).toMatchObject({ to: [staffAddress] });
  const mail = await readMail(received?.raw ?? Buffer.of());
  expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
  expect(mail.to).toEqual([{ name: "", address: staffAddress }]);
  expect(mail.subject).toBe('New message from Eve Bcc: script alert("1") /script ,');
  expect(mail.html).not.toMatch(/<script|<img|<svg|<a href="javascript/);
  expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(mail.text).toContain("MAIL FROM:<eve@victims.test>");
  expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain("\u202E");
});
