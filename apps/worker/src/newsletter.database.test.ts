import { randomBytes } from "node:crypto";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { catalogue } from "@agency/content/articles/catalogue";
import { enquiryRepository } from "@agency/server/enquiries/store";
import { confirmSubscription } from "@agency/server/newsletter/confirm-subscription";
import { issueRepository } from "@agency/server/newsletter/issues-store";
import { signUp } from "@agency/server/newsletter/sign-up";
import { newsletterRepository } from "@agency/server/newsletter/store";
import { unsubscribe } from "@agency/server/newsletter/unsubscribe";
import { until } from "@agency/testing/ceiling";
import { readMail } from "@agency/testing/read-mail";
import { staffAddress } from "./testing/sample-notifications.ts";
import { openStage } from "./testing/stage.ts";

const [{ slug }, other] = catalogue;

const stage = await openStage();

const list = () => ({
  newsletter: newsletterRepository(stage.database),
  enquiries: enquiryRepository(stage.database),
  clock: stage.database.now,
  newId,
  random: randomBytes,
  doorbell: stage.ring,
  host: "agency.test",
  staff: { email: staffAddress, language: "en" as const },
});
const received = (email: string) => stage.mailServer.mails.filter(({ to }) => to.includes(email));
const counts = async () => (await issueRepository(stage.database).list())[0]?.counts;

/** Signs up and clicks the button in the email. */
async function subscribe(email: string, language: "en" | "ms"): Promise<void> {
  await signUp(list(), { email, visit: { language } });
  await until(() => expect(received(email)).toHaveLength(1));
  const [mail] = received(email);
  const { text = "" } = await readMail(mail?.raw ?? Buffer.of());
  await confirmSubscription(list(), /#confirm=([\w-]{43})/.exec(text)?.[1] ?? "");
}

test("an article reaches every subscriber once, in the language of the sign-up", async () => {
  await stage.startWorker();
  const people = Array.from({ length: 4 }, (_, index) => `person${index}@person.test`);
  await Promise.all(people.map((email, index) => subscribe(email, index % 2 === 0 ? "en" : "ms")));
  await issueRepository(stage.database).request({ id: newId(), slug });
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
  await unsubscribe(list(), token);
  expect((await list().newsletter.confirmed()).map(({ email }) => email)).not.toContain("person1@person.test");
});

test("an issue whose article was removed waits, and the issues after it are sent", async () => {
  const worker = await stage.startWorker();
  await subscribe("reader@person.test", "ms");
  const issues = issueRepository(stage.database);
  const removed = await issues.request({ id: newId(), slug: "removed-article" });
  await issues.request({ id: newId(), slug: other?.slug ?? "" });
  await until(() => expect(received("reader@person.test")).toHaveLength(2));
  expect((await issues.unspread()).map(({ id }) => id)).toContain(removed.id);
  const noted = () => worker.log.filter(({ slug: named }) => named === "removed-article");
  await until(() => expect(noted()).toHaveLength(1));
  expect(worker.log.filter(({ job, level }) => job === "spread-issues" && level >= 50)).toEqual([]);
});
