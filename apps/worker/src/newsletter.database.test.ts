import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { catalogue } from "@agency/content/articles/catalogue";
import { confirmedSubscribers, listIssues, storeIssue, unspreadIssues } from "@agency/server/newsletter/store";
import { confirmSubscription, signUp, unsubscribe } from "@agency/server/newsletter/subscribe";
import { until } from "@agency/testing/ceiling";
import { readMail } from "@agency/testing/read-mail";
import { openStage, staffAddress } from "./testing/stage.ts";

const [{ slug }, other] = catalogue;

const stage = await openStage();

const { context, database } = stage;
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
