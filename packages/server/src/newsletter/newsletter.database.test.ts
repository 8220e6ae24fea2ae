import { beforeEach, describe, expect, test } from "vitest";
import { catalogue } from "@agency/content/articles/catalogue";
import { changeEnquiry, listEnquiries } from "@agency/contracts/enquiries";
import {
  confirmSubscription,
  exportSubscribers,
  listIssues,
  requestIssue,
  signUp,
  unsubscribe,
} from "@agency/contracts/newsletter";
import { erasePerson, readPerson } from "@agency/contracts/people";
import { notificationEntity } from "../notifications/table.ts";
import { startApi } from "../testing/api.ts";
import { countQueries } from "../testing/count-queries.ts";
import type { SignUpNotification } from "./mail.ts";
import { storeIssue } from "./store.ts";
import { answerSignUps } from "./subscribe.ts";
import { signUpEntity, subscriberEntity } from "./table.ts";

const api = await startApi();
beforeEach(async () => {
  for (const table of ["issues", "subscribers", "sign_ups", "notifications", "enquiries"]) {
    await api.dependencies.database.write((manager) => manager.query(`DELETE FROM ${table}`));
  }
  await api.empty();
});

const anybody = { session: null } as const;
const email = "mei@client.test";
const manager = () => api.dependencies.database.manager;
const work = () => answerSignUps(api.dependencies);
const notifications = () => manager().find(notificationEntity, { order: { id: "ASC" } });
const subscribers = () => manager().find(subscriberEntity);

async function subscribe(address = email): Promise<string> {
  await api.call(signUp, { body: { email: address, page: "/blog", consent: { notice: "1.0" } } }, anybody);
  await work();
  const notification = (await notifications()).findLast(({ recipient }) => recipient === address);
  const { token } = (notification?.parameters ?? {}) as SignUpNotification;
  await api.call(confirmSubscription, { body: { token } }, anybody);
  return (await manager().findOneByOrFail(subscriberEntity, { email: address })).unsubscribeToken;
}

describe("a newsletter sign-up", () => {
  test("gets the same answer with the same queries, whether or not the address is known", async () => {
    await subscribe("on@client.test");
    const left = await subscribe("left@client.test");
    await api.call(unsubscribe, { query: { token: left } }, anybody);
    await api.call(signUp, { body: { email: "pending@client.test" } }, anybody);
    await work();
    const answers = [];
    for (const address of ["on", "left", "pending", "new"]) {
      const body = { email: `${address}@client.test` };
      const { result, queries } = await countQueries(api.dependencies.database, () =>
        api.answer(signUp, { body }, anybody),
      );
      answers.push(JSON.stringify({ status: result.status, body: result.body, queries }));
    }
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0] ?? "")).toMatchObject({ status: 202, body: { asked: true } });
  });

  test("that looks automatic is not said to have been emailed, and waits as spam until the staff say that it is none", async () => {
    for (const automatic of [{ trap: "x" }, { elapsed: 20 }]) {
      expect(await api.call(signUp, { body: { email, ...automatic } }, anybody)).toEqual({ asked: false });
    }
    expect(await manager().count(signUpEntity)).toBe(0);
    const [held] = await api.call(listEnquiries, { query: { spam: "yes", kind: "subscription" } });
    const params = { enquiryId: held?.id ?? "" };
    await api.call(changeEnquiry, { params, body: { spam: false } });
    await api.call(changeEnquiry, { params, body: { spam: false } });
    expect(await manager().find(signUpEntity)).toMatchObject([{ email, language: "en" }]);
  });

  test.each(["", "  ", "no address", "a@b", "a@client.test\r\nBcc: b@client.test"])(
    "with %j is refused with the name of the field",
    async (wrong) => {
      const { status, body } = await api.refused(signUp, { body: { email: wrong } }, anybody);
      expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ["email"]]);
    },
  );

  test("uses the language of the page or, without one, of the request", async () => {
    const malay = { ...anybody, headers: { "accept-language": "ms-MY" } };
    await api.call(signUp, { body: { email: "one@client.test" } }, malay);
    await api.call(signUp, { body: { email: "two@client.test", language: "en" } }, malay);
    await work();
    const languages = Object.fromEntries((await notifications()).map(({ person, language }) => [person, language]));
    expect(languages).toEqual({ "one@client.test": "ms", "two@client.test": "en" });
  });

  test("appears in the inbox once it is confirmed", async () => {
    await api.call(signUp, { body: { email } }, anybody);
    await work();
    expect(await api.call(listEnquiries, {})).toEqual([]);
    await subscribe("two@client.test");
    expect(await api.call(listEnquiries, {})).toMatchObject([
      { kind: "subscription", email: "two@client.test", purpose: "newsletter", page: "/blog" },
    ]);
  });

  test("with an invalid link confirms nothing", async () => {
    for (const token of ["", "x", "x".repeat(43)]) {
      const { body } = await api.refused(confirmSubscription, { body: { token } }, anybody);
      expect(body.error).toBe("link_not_found");
    }
  });
});

describe("one-click unsubscribing in email programs", () => {
  const press = (token: string, headers: Record<string, string>, payload = "List-Unsubscribe=One-Click") =>
    api.app.inject({ method: "POST", url: `/api/newsletter/unsubscribe?token=${token}`, headers, payload });

  test.each([
    ["a form", { "content-type": "application/x-www-form-urlencoded" }],
    ["a multipart form", { "content-type": "multipart/form-data; boundary=x" }],
    [
      "a page of the mail service",
      {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://mail.test",
        "sec-fetch-site": "cross-site",
      },
    ],
  ])("ends the subscription by %s", async (_how, headers) => {
    const token = await subscribe();
    const response = await press(token, headers);
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    expect(await subscribers()).toMatchObject([{ email, state: "unsubscribed" }]);
    expect((await press(token, headers)).statusCode).toBe(204);
  });

  test("by a GET request, which link checkers send too, only leads to the page with the button", async () => {
    const token = await subscribe();
    for (const [method, language, prefix] of [
      ["GET", "en", ""],
      ["HEAD", "ms-MY,ms;q=0.9", "/ms"],
    ] as const) {
      const url = `/api/newsletter/unsubscribe?token=${token}`;
      const { statusCode, headers } = await api.app.inject({ method, url, headers: { "accept-language": language } });
      expect([statusCode, headers.location]).toEqual([303, `${prefix}/newsletter#unsubscribe=${token}`]);
    }
    const odd = await api.app.inject({ url: "/api/newsletter/unsubscribe?token=%0d%0aset-cookie:a&token=//evil.test" });
    expect(odd.headers.location).toMatch(/^\/newsletter#unsubscribe=[\w%.-]*$/);
    expect(await subscribers()).toMatchObject([{ state: "confirmed" }]);
  });

  test("refuses an invalid token", async () => {
    await subscribe();
    const response = await press("x".repeat(43), { "content-type": "application/x-www-form-urlencoded" });
    expect(response.json()).toMatchObject({ error: "link_not_found" });
    expect(await subscribers()).toMatchObject([{ state: "confirmed" }]);
  });

  test("is the only route that accepts forms", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
    for (const url of ["/api/newsletter", "/api/newsletter/confirm", "/api/consultation", "/api/auth/login"]) {
      const response = await api.app.inject({ method: "POST", url, headers, payload: "email=a@client.test" });
      expect([url, response.statusCode]).toEqual([url, 415]);
    }
  });
});

describe("the newsletter's staff", () => {
  test("can download the list as a file that opens in a spreadsheet", async () => {
    await subscribe("one@client.test");
    await api.call(unsubscribe, { query: { token: await subscribe("two@client.test") } }, anybody);
    await subscribe("+three@client.test");
    const { body, headers } = await api.answer(exportSubscribers, {});
    expect(headers["x-total-count"]).toBe("2");
    expect(headers["content-disposition"]).toBe('attachment; filename="subscribers-2026-11-10.csv"');
    const [header, ...lines] = body.toString("utf8").trimEnd().split("\r\n");
    expect(header).toBe("\uFEFFemail,language,confirmed_at,requested_at,notice_version,page,city");
    expect(lines.toSorted().map((line) => line.split(",")[0])).toEqual(["'+three@client.test", "one@client.test"]);
  });

  test("send an article once, however often they press the button", async () => {
    const [{ slug }] = catalogue as [(typeof catalogue)[number]];
    const pressed = await Promise.all(Array.from({ length: 10 }, () => api.answer(requestIssue, { body: { slug } })));
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([202]));
    const issues = await api.call(listIssues, {});
    expect(issues).toMatchObject([{ slug, counts: { queued: 0, sent: 0, failed: 0, uncertain: 0 } }]);
    expect(new Set(pressed.map(({ body }) => body.requestedAt))).toEqual(new Set([issues[0]?.requestedAt]));
  });

  test("see which of the articles sent are gone in every language", async () => {
    const { database, newId } = api.dependencies;
    const [{ slug }] = catalogue as [(typeof catalogue)[number]];
    for (const asked of [slug, "gone"]) await storeIssue(database, { id: newId(), slug: asked });
    const listed = (await api.call(listIssues, {})).map((issue) => [issue.slug, issue.articleExists] as const);
    expect(new Map(listed)).toEqual(
      new Map([
        [slug, true],
        ["gone", false],
      ]),
    );
  });

  test("cannot send a missing article", async () => {
    const { body } = await api.refused(requestIssue, { body: { slug: "no-such-article" } });
    expect(body.error).toBe("article_not_found");
  });

  test("can see and erase a subscriber's data, including sign-ups not processed yet", async () => {
    await subscribe();
    await api.call(signUp, { body: { email } }, anybody);
    const person = await api.call(readPerson, { query: { email } });
    // Of the two notifications, one asked the person to confirm and one told the staff.
    expect(person.records.map(({ kind }) => kind).toSorted()).toEqual([
      "notification",
      "notification",
      "subscriber",
      "subscription",
    ]);
    expect(JSON.stringify(person)).not.toContain("unsubscribeToken");
    const { erased } = await api.call(erasePerson, { query: { email } });
    expect(erased).toMatchObject({ subscribers: 2, notifications: 2, enquiries: 1 });
    expect(await subscribers()).toEqual([]);
    expect(await work()).toBe(0);
  });
});
