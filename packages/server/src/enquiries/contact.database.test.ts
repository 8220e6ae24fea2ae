import { beforeEach, describe, expect, test } from "vitest";
import { listEnquiries, sendContact } from "@agency/contracts/enquiries";
import { listNotifications } from "../notifications/store.ts";
import { startApi } from "../testing/api.ts";
import { contactForm, emptyInbox, writeIn } from "../testing/sample-forms.ts";

const api = await startApi({ environment: { STAFF_EMAIL: "staff@agency.example" } });
beforeEach(() => emptyInbox(api));

const inbox = (spam: "yes" | "no" = "no") => api.call(listEnquiries, { query: { spam } });
const notifications = async () =>
  (await listNotifications(api.dependencies.database, { limit: 50, offset: 0 })).notifications;
const refuse = (body: object) => api.refused(sendContact, { body: { ...contactForm, ...body } }, { session: null });
const refusedFields = ({ body }: Awaited<ReturnType<typeof refuse>>) => body.fields?.map(({ field }) => field);

test("consent to a privacy notice that never existed is refused, and an earlier one is kept", async () => {
  const { body } = await api.refused(sendContact, { body: { ...contactForm, consent: { notice: "=1+1" } } });
  expect(body.fields).toEqual([
    { field: "consent.notice", message: "must be one of 1.0, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7" },
  ]);
  await writeIn(api, { consent: { notice: "1.0" } });
});

describe("the contact form", () => {
  test("stores the message as sent, and notifies the staff with the person's address as reply address", async () => {
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
        chat: null,
        consent: null,
        purpose: "answer",
        marketing: false,
        spam: false,
        state: "waiting",
        settled: null,
        responsible: null,
        answers: [],
        sameAddress: 0,
        businessName: "Kedai Aina",
        note: null,
        client: null,
        createdAt: "2026-11-10T04:00:00.000Z",
      },
    ]);
    expect((await notifications()).toSorted((one, other) => one.kind.localeCompare(other.kind))).toMatchObject([
      {
        kind: "enquiry-notice",
        recipient: "staff@agency.example",
        replyTo: "aina@person.example",
        person: "aina@person.example",
        state: "queued",
        parameters: { name: "Aina Contoh", message: "We sell cakes.\nCan you help?", service: "seo" },
      },
      {
        kind: "enquiry-receipt",
        recipient: "aina@person.example",
        recipientName: "",
        parameters: { asked: "contact" },
      },
    ]);
  });

  test("stores the visit's source and the consent, with version, language and time", async () => {
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

  test("uses the language of the request when the form has none", async () => {
    await api.call(sendContact, { body: contactForm }, { session: null, headers: { "accept-language": "ms-MY,en" } });
    expect(await inbox()).toMatchObject([{ language: "ms" }]);
  });

  test("can be sent without website, service and details", async () => {
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

  test("stores no website when the person ticked that there is none", async () => {
    await writeIn(api, { noWebsite: true });
    expect(await inbox()).toMatchObject([{ website: null }]);
  });

  test("stores text in any script, quotes and line breaks unchanged", async () => {
    const projectDetails = "咖啡 ☕ “quoted” 'single' \\ %_! \u0022;--\n\nசிறு கடை 🇲🇾";
    await writeIn(api, { firstName: "Nur 'Aïn", lastName: "O’Néill-咖啡", projectDetails });
    expect(await inbox()).toMatchObject([{ name: "Nur 'Aïn O’Néill-咖啡", message: projectDetails }]);
  });

  test("finds a person by email address in any letter case", async () => {
    await writeIn(api, { email: " Aina@Person.EXAMPLE " });
    expect(await inbox()).toMatchObject([{ email: "aina@person.example" }]);
  });

  test("tells an address once a day that a message arrived, in our words only, however it is written", async () => {
    await writeIn(api, { firstName: "Win a prize at evil.example", email: "aina.c+1@gmail.com" });
    await writeIn(api, { email: "ainac@gmail.com" });
    const receipts = (await notifications()).filter(({ kind }) => kind === "enquiry-receipt");
    expect(receipts).toMatchObject([{ recipient: "aina.c+1@gmail.com", parameters: { asked: "contact" } }]);
    expect(JSON.stringify(receipts)).not.toContain("prize");
  });

  test("keeps the phone number and the chosen package, and tells the staff both", async () => {
    await writeIn(api, { phone: "012-345 6789", service: "seo", package: "national" });
    const offer = { name: "National", monthlyFee: 5000, package: "business" };
    const details = { phone: "+60 12 345 6789", offer };
    const chat = { number: "+60 12 345 6789", url: "https://wa.me/60123456789" };
    expect(await inbox()).toMatchObject([{ details, chat }]);
    const notice = (await notifications()).find(({ kind }) => kind === "enquiry-notice");
    expect(notice).toMatchObject({ parameters: { details } });
    await writeIn(api, { email: "other@person.example", service: "", package: "professional", language: "ms" });
    expect((await inbox())[0]?.details.offer).toMatchObject({ monthlyFee: 5000, package: "business" });
  });
});

test("a person with one name sends a single word", async () => {
  await writeIn(api, { firstName: "Ramasamy", oneName: true });
  await api.call(
    sendContact,
    { body: { firstName: "陈伟", oneName: true, email: "wei@person.example" } },
    { session: null },
  );
  expect(await inbox()).toMatchObject([{ name: "陈伟" }, { name: "Ramasamy" }]);
});

test("eight digits of two countries are asked about, and nothing is kept until one is chosen", async () => {
  const { body } = await refuse({ phone: "9123 4567" });
  expect(body.fields).toEqual([
    {
      field: "phone",
      message: expect.stringContaining("+65 is Singapore"),
      choices: ["+65 9123 4567", "+60 3 9123 4567"],
    },
  ]);
  expect(await inbox()).toEqual([]);
  await writeIn(api, { phone: body.fields?.[0]?.choices?.[0] ?? "" });
  expect(await inbox()).toMatchObject([{ chat: { url: "https://wa.me/6591234567" } }]);
});

test("a number of another country is kept as one, and other text as typed", async () => {
  await writeIn(api, { phone: "65 9123 4567" });
  await writeIn(api, { phone: "1300-88-2525", projectDetails: "Or 012-345 6789" });
  await writeIn(api, { phone: "03-2345 6789 samb. 12" });
  expect(await inbox()).toMatchObject([
    { details: { phone: "+60 3 2345 6789 ext. 12" }, chat: null },
    { details: { phone: "1300-88-2525" }, chat: { url: "https://wa.me/60123456789" } },
    { details: { phone: "+65 9123 4567" }, chat: { url: "https://wa.me/6591234567" } },
  ]);
});

describe("the contact form refuses", () => {
  test.each([
    ["no first name", { firstName: "  " }, ["firstName"]],
    ["neither name", { firstName: "", lastName: " " }, ["firstName", "lastName"]],
    ["no last name", { lastName: undefined }, ["lastName"]],
    ["no email address", { email: "" }, ["email"]],
    ["an incomplete email address", { email: "aina@" }, ["email"]],
    ["a second address", { email: "aina@person.example,all@victims.example" }, ["email"]],
    ["a header in the email address", { email: "aina@person.example\r\nBcc: all@victims.example" }, ["email"]],
    ["a header in a name", { firstName: "Aina\r\nBcc: all@victims.example" }, ["firstName"]],
    ["a Unicode line break in a name", { lastName: "Contoh\u2028x" }, ["lastName"]],
    ["a website that is not a URL", { website: "kedai" }, ["website"]],
    ["a website with a javascript: URL", { website: "javascript:alert(1)" }, ["website"]],
    ["a website with a password", { website: "https://a:b@kedai.example" }, ["website"]],
    ["an unknown service", { service: "plumbing" }, ["service"]],
    ["a package that the service does not have", { service: "seo", package: "professional" }, ["package"]],
    ["a phone number that is none", { phone: "call me" }, ["phone"]],
    ["a text that is too long", { projectDetails: "x".repeat(5001) }, ["projectDetails"]],
    ["a page path with a line break", { page: "/\nx" }, ["page"]],
    ["several at once", { firstName: "", email: "x", website: "x" }, ["firstName", "email", "website"]],
  ])("%s with the name of the field, and stores nothing", async (_, body, fields) => {
    const answer = await refuse(body);
    expect(answer.status).toBe(400);
    expect(refusedFields(answer)).toEqual(fields);
    expect(await inbox()).toEqual([]);
    expect(await notifications()).toEqual([]);
  });

  test("requests that another site makes a browser send", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    const { body } = await api.refused(sendContact, { body: contactForm }, { session: null, headers });
    expect(body.error).toBe("wrong_origin");
  });
});

describe("a message that looks automatic", () => {
  test.each([
    ["fills in the hidden field", { trap: "https://spam.example" }],
    ["is faster than a person", { elapsed: 300 }],
  ])("because it %s gets the usual answer, but is stored separately without a notification", async (_, visit) => {
    const { id } = await writeIn(api, visit);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(await inbox()).toEqual([]);
    expect(await inbox("yes")).toMatchObject([{ id, spam: true, email: "aina@person.example" }]);
    expect(await notifications()).toEqual([]);
  });
});

test("when the notification cannot be stored, the enquiry is not stored either, and the form shows an error", async () => {
  const { database } = api.dependencies;
  await database.source.query("ALTER TABLE notifications RENAME TO notifications_away");
  try {
    const { status } = await refuse({});
    expect(status).toBe(500);
  } finally {
    await database.source.query("ALTER TABLE notifications_away RENAME TO notifications");
  }
  expect(await inbox()).toEqual([]);
  await writeIn(api);
  expect(await inbox()).toHaveLength(1);
});
