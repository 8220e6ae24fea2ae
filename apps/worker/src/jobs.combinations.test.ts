import { randomBytes } from "node:crypto";
import { v7 as newId } from "uuid";
import { afterEach, describe, expect, test } from "vitest";
import { catalogue } from "@agency/content/articles/catalogue";
import { findAttention } from "@agency/server/attention/find-attention";
import { replaceAccessId, storeChange } from "@agency/server/board/change-client";
import type { Client } from "@agency/server/clients/client";
import { formatClientId, newClientId } from "@agency/server/clients/client-id";
import { welcomeEntity } from "@agency/server/clients/table";
import { confirmedSubscribers, listIssues, storeIssue, unspreadIssues } from "@agency/server/newsletter/store";
import { confirmSubscription, signUp, unsubscribe } from "@agency/server/newsletter/subscribe";
import { reportEntity } from "@agency/server/reports/table";
import { storeSchedules } from "@agency/server/schedules/store";
import { scheduleEntity } from "@agency/server/schedules/table";
import { untried } from "@agency/server/schedules/untried.fixture";
import { dispatchEntity } from "@agency/server/sending/table";
import { contextOn, healthyServer } from "@agency/server/testing/context";
import { until } from "@agency/testing/ceiling";
import { readMail } from "@agency/testing/mail-server";
import { consultationDesk } from "./testing/sample-bookings.ts";
import { openStage, staffAddress } from "./testing/stage.ts";

const stage = await openStage();
const { context, database } = stage;
afterEach(async () => {
  await stage.reset();
  await database.write((transaction) => transaction.query("DELETE FROM clients"));
  // On a busy machine, the next test's worker would send the waiting emails.
  await database.write((transaction) => transaction.query("DELETE FROM notifications"));
});

/** A client with a weekly schedule that is due since Monday, midnight, and has never run. */
async function scheduled(): Promise<Client> {
  const client = await stage.addClient({ name: "Sample Scheduled" });
  await storeSchedules(database, [
    {
      clientId: client.id,
      reportType: "weekly",
      enabled: true,
      day: 1,
      hour: 0,
      mode: "send",
      ...untried,
    },
  ]);
  return client;
}

async function expectNothingSent(client: Client): Promise<void> {
  expect(await database.manager.countBy(reportEntity, { clientId: client.id })).toBe(0);
  expect(await database.manager.count(dispatchEntity)).toBe(0);
  expect(stage.mailsTo({ client })).toEqual([]);
}

test.each([
  ["finds no figures", { SAMPLE_DATA: "off" }, "no_figures"],
  ["would mail sample figures", { SAMPLE_DATA: "on" }, "sample_not_mailed"],
] as const)("a schedule that %s sends nothing, logs it and asks for attention", async (_, environment, outcome) => {
  const client = await scheduled();
  const worker = await stage.startWorker(environment);
  await until(async () =>
    expect(await database.manager.findOneByOrFail(scheduleEntity, { clientId: client.id })).toMatchObject({
      lastOutcome: outcome,
      lastPeriodStart: null,
    }),
  );
  await until(() =>
    expect(worker.log).toContainEqual(expect.objectContaining({ job: "run-schedules", outcomes: { [outcome]: 1 } })),
  );
  const { items } = await findAttention({ ...contextOn(database), server: healthyServer }, 10);
  expect(items).toMatchObject([{ kind: outcome, client: { name: "Sample Scheduled" }, reportType: "weekly" }]);
  await worker.stop();
  await expectNothingSent(client);
});

describe("a client ID", () => {
  /** A client whose contacts do not know its ID yet. */
  async function addNewClient(): Promise<{ client: Client; wei: string }> {
    const client = await stage.addClient({ name: "Kedai Kopi", contactName: "Aminah", language: "ms" });
    const wei = `wei-${client.id}@client.test`;
    const contact = {
      name: "Lee Wei",
      email: wei,
      phone: null,
      language: "en" as const,
      reportTypes: ["monthly" as const],
    };
    const stored = { ...contact, id: newId(), clientId: client.id, createdAt: client.createdAt };
    await storeChange(stage.database, {
      id: client.id,
      details: { updatedAt: client.createdAt },
      contacts: [stored],
    });
    await stage.database.write((transaction) => transaction.delete(welcomeEntity, { clientId: client.id }));
    return { client, wei };
  }

  const mailsFor = async (email: string) =>
    Promise.all(stage.mailServer.mails.filter(({ to }) => to.includes(email)).map(({ raw }) => readMail(raw)));
  const withId = async (email: string, { accessId }: Pick<Client, "accessId">) =>
    (await mailsFor(email)).filter(({ text }) => text?.includes(formatClientId(accessId)));

  async function sendAll(client: Client, type: "weekly" | "monthly"): Promise<void> {
    const { reportId } = await stage.send(client, type);
    await until(async () => {
      const states = (await stage.database.manager.findBy(dispatchEntity, { reportId })).map(({ state }) => state);
      expect(new Set(states)).toEqual(new Set(["sent"]));
    });
  }

  test("each contact is told the client ID once, in an email of its own without report or PDF", async () => {
    const { client, wei } = await addNewClient();
    await stage.startWorker();
    await sendAll(client, "monthly");
    await until(async () => {
      expect(await withId(client.email, client)).toHaveLength(1);
      expect(await withId(wei, client)).toHaveLength(1);
    });
    const [told] = await withId(wei, client);
    expect(told?.attachments).toEqual([]);
    expect(told?.text).toContain("Hello Lee Wei,");
    expect(told?.text).toContain("http://agency.test/client-portal");
    expect(told?.text).not.toContain("/shared#");
    const [toldInMalay] = await withId(client.email, client);
    expect(toldInMalay?.text).toContain("http://agency.test/ms/client-portal");

    await sendAll(client, "weekly");
    expect(await withId(client.email, client)).toHaveLength(1);
    expect(await mailsFor(client.email)).toHaveLength(3);
  });

  test("after the client ID was replaced, the next report brings the new one", async () => {
    const { client } = await addNewClient();
    await stage.startWorker();
    await sendAll(client, "monthly");
    await until(async () => expect(await withId(client.email, client)).toHaveLength(1));
    const accessId = newClientId(randomBytes);
    await replaceAccessId(stage.database, client.id, accessId);
    await sendAll(client, "weekly");
    await until(async () => expect(await withId(client.email, { accessId })).toHaveLength(1));
  });
});

describe("a consultation", () => {
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
});

describe("the newsletter", () => {
  const [{ slug }, other] = catalogue as [(typeof catalogue)[number], ...typeof catalogue];

  const received = (email: string) => stage.mailServer.mails.filter(({ to }) => to.includes(email));
  const counts = async () => (await listIssues(database))[0]?.counts;

  /** Signs up and clicks the button in the email. */
  async function subscribe(email: string, language: "en" | "ms"): Promise<void> {
    await signUp(context, { email, visit: { language } });
    await until(() => expect(received(email)).toHaveLength(1));
    const [mail] = received(email);
    const { text = "" } = await readMail(mail?.raw ?? Buffer.of());
    await confirmSubscription(context, /#confirm=([\w-]{43})/.exec(text)?.[1] ?? "");
  }

  test("an article reaches every subscriber once, in the language of the sign-up", async () => {
    await stage.startWorker();
    const people = Array.from({ length: 4 }, (_, index) => `person${index}@person.test`);
    await Promise.all(people.map((email, index) => subscribe(email, index % 2 === 0 ? "en" : "ms")));
    await storeIssue(database, { id: newId(), slug });
    await until(async () => expect(await counts()).toEqual({ queued: 0, sent: 4, failed: 0, uncertain: 0 }));
    for (const email of people) expect(received(email).length, email).toBe(2);
    await until(() => expect(received(staffAddress)).toHaveLength(people.length));

    const mail = async (email: string) => readMail(received(email)[1]?.raw ?? Buffer.of());
    const [english, malay] = [await mail("person0@person.test"), await mail("person1@person.test")];
    expect(english.text).toContain(`http://agency.test/blog/${slug}`);
    expect(malay.text).toContain(`http://agency.test/ms/blog/${slug}`);
    expect(english.subject).not.toBe(malay.subject);

    const header = malay.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
    // Without https no program may press a button.
    expect(header).toMatch(/^<mailto:[^?]+\?subject=Unsubscribe>$/);
    expect(malay.headers.map(({ key }) => key)).not.toContain("list-unsubscribe-post");
    const token = /#unsubscribe=([\w-]{43})/.exec(malay.text ?? "")?.[1] ?? "";
    await unsubscribe(context, token);
    expect((await confirmedSubscribers(database)).map(({ email }) => email)).not.toContain("person1@person.test");
  });

  test("an issue whose article was removed waits, and the issues after it are sent", async () => {
    const worker = await stage.startWorker();
    await subscribe("reader@person.test", "ms");
    const removed = await storeIssue(database, { id: newId(), slug: "removed-article" });
    await storeIssue(database, { id: newId(), slug: other?.slug ?? "" });
    await until(() => expect(received("reader@person.test")).toHaveLength(2));
    expect((await unspreadIssues(database)).map(({ id }) => id)).toContain(removed.id);
    const noted = () => worker.log.filter(({ slug: named }) => named === "removed-article");
    await until(() => expect(noted()).toHaveLength(1));
    expect(worker.log.filter(({ job, level }) => job === "spread-issues" && level >= 50)).toEqual([]);
  });
});
