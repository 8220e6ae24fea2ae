import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listEnquiries, sendContact } from "@agency/contracts/enquiries/routes";
import { type Api, startApi } from "../../testing/api.ts";
import { contactForm, emptyInbox, writeIn } from "../../testing/sample-enquiry.ts";

let api: Api;
beforeAll(async () => {
  api = await startApi({ environment: { STAFF_EMAIL: "staff@agency.example" } });
});
beforeEach(() => emptyInbox(api));
afterAll(() => api.close());

const inbox = (spam: "yes" | "no" = "no") => api.call(listEnquiries, { query: { spam } });
const notifications = async () => (await api.dependencies.notifications.list({ limit: 50, offset: 0 })).notifications;
const refuse = (body: object) => api.refused(sendContact, { body: { ...contactForm, ...body } }, { session: null });
const fieldsOf = ({ body }: Awaited<ReturnType<typeof refuse>>) => body.fields?.map(({ field }) => field);

describe("the contact form", () => {
  test("is kept as it was sent, and the staff get a notification whose answer goes to the person", async () => {
    const { id } = await writeIn(api);
    expect(await inbox()).toEqual([
      {
        id,
        kind: "contact",
        name: "Aina Contoh",
        email: "aina@person.example",
        website: "https://kedai-aina.example",
        service: "seo",
        message: "We sell cakes.\nCan you help?",
        details: {},
        reference: null,
        language: "en",
        page: null,
        city: null,
        consent: null,
        purpose: "answer",
        marketing: false,
        spam: false,
        handledAt: null,
        note: null,
        client: null,
        createdAt: "2026-11-10T04:00:00.000Z",
      },
    ]);
    expect(await notifications()).toMatchObject([
      {
        kind: "enquiry-notice",
        recipient: "staff@agency.example",
        replyTo: "aina@person.example",
        person: "aina@person.example",
        state: "queued",
        parameters: { name: "Aina Contoh", message: "We sell cakes.\nCan you help?", service: "seo" },
      },
    ]);
  });

  test("keeps where it came from and what was agreed to, with its version, language and time", async () => {
    await writeIn(api, {
      language: "ms",
      page: "/ms/services/seo/ipoh",
      city: "ipoh",
      consent: { notice: "1.1" },
      marketing: true,
      trap: "",
      elapsed: 24_000,
    });
    expect(await inbox()).toMatchObject([
      {
        language: "ms",
        page: "/ms/services/seo/ipoh",
        city: "ipoh",
        consent: { notice: "1.1", at: "2026-11-10T04:00:00.000Z" },
        purpose: "answer",
        marketing: true,
        spam: false,
      },
    ]);
  });

  test("is in the language of the request where it does not say one", async () => {
    await api.call(sendContact, { body: contactForm }, { session: null, headers: { "accept-language": "ms-MY,en" } });
    expect(await inbox()).toMatchObject([{ language: "ms" }]);
  });

  test("needs neither website nor service nor details", async () => {
    const { firstName, lastName, email } = contactForm;
    await api.call(sendContact, { body: { firstName, lastName, email } }, { session: null });
    await writeIn(api, { website: "", service: "", projectDetails: "" });
    await writeIn(api, { website: null, service: null });
    expect(await inbox()).toMatchObject([
      { website: null, service: null },
      { website: null, service: null, message: null },
      { website: null, service: null, message: null },
    ]);
  });

  test("leaves the website out where there is said to be none", async () => {
    await writeIn(api, { noWebsite: true });
    expect(await inbox()).toMatchObject([{ website: null }]);
  });

  test("takes every script, quotes and line breaks as they are", async () => {
    const projectDetails = "咖啡 ☕ “quoted” 'single' \\ %_! \u0022;--\n\nசிறு கடை 🇲🇾";
    await writeIn(api, { firstName: "Nur 'Aïn", lastName: "O’Néill-咖啡", projectDetails });
    expect(await inbox()).toMatchObject([{ name: "Nur 'Aïn O’Néill-咖啡", message: projectDetails }]);
  });

  test("finds a person by the address however it is written", async () => {
    await writeIn(api, { email: " Aina@Person.EXAMPLE " });
    expect(await inbox()).toMatchObject([{ email: "aina@person.example" }]);
  });
});

describe("refused is", () => {
  test.each([
    ["no first name", { firstName: "  " }, ["firstName"]],
    ["no last name", { lastName: undefined }, ["lastName"]],
    ["no e-mail", { email: "" }, ["email"]],
    ["no e-mail address", { email: "aina@" }, ["email"]],
    ["a second address", { email: "aina@person.example,all@victims.example" }, ["email"]],
    ["a header in the e-mail", { email: "aina@person.example\r\nBcc: all@victims.example" }, ["email"]],
    ["a header in a name", { firstName: "Aina\r\nBcc: all@victims.example" }, ["firstName"]],
    ["a line break of Unicode in a name", { lastName: "Contoh\u2028x" }, ["lastName"]],
    ["a website that is none", { website: "kedai" }, ["website"]],
    ["a website that runs", { website: "javascript:alert(1)" }, ["website"]],
    ["a website with a password", { website: "https://a:b@kedai.example" }, ["website"]],
    ["another service", { service: "plumbing" }, ["service"]],
    ["too long a text", { projectDetails: "x".repeat(5001) }, ["projectDetails"]],
    ["a page of several lines", { page: "/\nx" }, ["page"]],
    ["several at once", { firstName: "", email: "x", website: "x" }, ["firstName", "email", "website"]],
  ])("%s, by its name, and nothing is kept", async (_, body, fields) => {
    const answer = await refuse(body);
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual(fields);
    expect(await inbox()).toEqual([]);
    expect(await notifications()).toEqual([]);
  });

  test("what another site makes a browser send", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    const { body } = await api.refused(sendContact, { body: contactForm }, { session: null, headers });
    expect(body.error).toBe("wrong_origin");
  });
});

describe("what looks automatic", () => {
  test.each([
    ["filled the hidden field in", { trap: "https://spam.example" }],
    ["was quicker than a person", { elapsed: 300 }],
  ])("because it %s is answered like any other, kept apart, and told to nobody", async (_, visit) => {
    const { id } = await writeIn(api, visit);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(await inbox()).toEqual([]);
    expect(await inbox("yes")).toMatchObject([{ id, spam: true, email: "aina@person.example" }]);
    expect(await notifications()).toEqual([]);
  });
});

test("while the notification cannot be kept, neither is the enquiry, and the form says so", async () => {
  const { database } = api.dependencies;
  await database.source.query("ALTER TABLE letters RENAME TO letters_away");
  try {
    const { status } = await refuse({});
    expect(status).toBe(500);
  } finally {
    await database.source.query("ALTER TABLE letters_away RENAME TO letters");
  }
  expect(await inbox()).toEqual([]);
  await writeIn(api);
  expect(await inbox()).toHaveLength(1);
});
