import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText } from "unpdf";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isScalar, parseDocument, stringify, visit as eachNode } from "yaml";
import { productTexts } from "@agency/content/product-texts";
import { ceiling } from "@agency/testing/ceiling";
import { type MailServer, readMail, startMailServer } from "@agency/testing/mail-server";
import { type Product, repository, startProduct } from "@agency/testing/product";
import { type Caller, signIn } from "@agency/testing/session";
import { startWebsite } from "@agency/testing/website";

// An agency with a language more than the sample and another time zone, as CONTRIBUTING.md describes. Rows in a language that was removed
// are in unlisted.database.test.ts of the server.

const sample = join(repository, "packages/content/agency");

/** Every text begins with the name of the added language. */
function marked<T>(texts: T): T {
  if (typeof texts === "string") return `ta ${texts}` as T;
  if (Array.isArray(texts)) return texts.map(marked) as T;
  return Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, marked(text)])) as T;
}

/** The sample's folder with Tamil added to its settings and to each of its texts. */
async function agencyWithTamil(agency: string): Promise<void> {
  await cp(sample, agency, { recursive: true });
  const files = await readdir(agency, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".yaml") && !name.startsWith("pages/"))) {
    const document = parseDocument(await readFile(join(agency, file), "utf8"));
    eachNode(document, {
      Map(_, { items }) {
        const english = items.find(({ key }) => isScalar(key) && key.value === "en")?.value;
        if (!isScalar(english) || typeof english.value !== "string") return;
        // A picture with words in each language.
        const isFile = english.value.endsWith(".svg");
        items.push(document.createPair("ta", isFile ? english.value : `ta ${english.value}`));
      },
    });
    if (file === "agency.yaml") {
      document.setIn(["languages", "ta"], { label: "தமிழ்", short: "TA", locale: "ta-MY" });
      document.set("timeZone", "Asia/Jakarta");
      document.set("tools", { speed: false });
      document.set("reply", { amount: 2, unit: "day" });
    }
    await writeFile(join(agency, file), document.toString());
  }
  for (const project of await readdir(join(agency, "work")))
    await cp(join(agency, "work", project, "en.md"), join(agency, "work", project, "ta.md"));
  await writeFile(join(agency, "pages/ta.yaml"), stringify(marked(productTexts("en"))));
}

const visit = { language: "ta", page: "/ta", consent: { notice: "1.1" } };
const page =
  "<!doctype html><html lang='en'><head><title>Kedai Contoh in Ipoh</title></head><body><h1>Kedai</h1></body></html>";

let folder: string;
let mailServer: MailServer;
let website: Awaited<ReturnType<typeof startWebsite>>;
let started: Product;
let product: Caller;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "agency-settings-"));
  const agency = join(folder, "agency");
  [mailServer, website] = await Promise.all([
    startMailServer(),
    startWebsite({ "/": { body: page } }),
    agencyWithTamil(agency),
  ]);
  started = await startProduct({
    ADMIN_PASSWORD: "correct lorry battery mango",
    AGENCY_DIR: agency,
    SMTP_URL: mailServer.url,
    STAFF_EMAIL: "staff@agency.test",
    OUTBOUND_ALLOW: website.host,
    RATE_LIMITS: "off",
  });
  product = await signIn(started);
});
afterAll(async () => {
  await started?.stop();
  await Promise.all([mailServer?.stop(), website?.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** The newest email to an address, once it has arrived. */
function mailTo(address: string) {
  return vi.waitFor(
    async () => {
      const mail = mailServer.mails.findLast(({ to }) => to.includes(address));
      expect(mail, `no email to ${address}`).toBeDefined();
      return readMail(mail?.raw ?? Buffer.alloc(0));
    },
    { timeout: ceiling, interval: 100 },
  );
}

/** Sends every public form that results in an email to the person. */
async function sendForms(person: string): Promise<void> {
  const { days } = await product.json("GET", "/api/consultation/slots");
  const booking = { name: "Aina Contoh", email: `booking-${person}`, slot: days.at(-1).starts.at(-1), ...visit };
  await product.ask("POST", "/api/consultation", booking);
  const { audit } = await product.json("POST", "/api/seo-audit", { url: website.origin, ...visit });
  await product.ask("POST", `/api/seo-audit/${audit.id}/mail`, { email: `audit-${person}`, ...visit });
  await product.ask("POST", "/api/newsletter", { email: `newsletter-${person}`, ...visit });
}

test("every form, report and email uses an added language", async () => {
  const contact = { firstName: "Aina", lastName: "Contoh", email: "contact@person.test", ...visit };
  await product.ask("POST", "/api/contact", contact);
  expect((await mailTo("staff@agency.test")).text).toContain("தமிழ்");
  expect((await mailTo("contact@person.test")).text).toContain("2 நாட்கள்");
  await sendForms("one@person.test");
  for (const form of ["booking", "audit", "newsletter"]) {
    expect((await mailTo(`${form}-one@person.test`)).subject, form).toMatch(/^ta /);
  }

  const details = { name: "Kedai", email: "owner@client.test", language: "ta" };
  const { id } = await product.json("POST", "/api/reports/clients", details);
  const figures = { reportType: "monthly", figures: { totalVisitors: 1000 } };
  const { reportPeriods } = await product.json("GET", `/api/reports/clients/${id}/figures`);
  const period = { ...figures, periodStart: reportPeriods.monthly.start };
  await product.ask("PUT", `/api/reports/clients/${id}/figures`, period);
  const reports = `/api/reports/clients/${id}/reports`;
  await product.ask("POST", `${reports}/send`, { reportType: "monthly" });
  expect((await mailTo("owner@client.test")).subject).toMatch(/^ta /);
  const [report] = await product.json("GET", reports);
  expect(report).toMatchObject({ snapshot: { language: "ta" }, title: expect.stringMatching(/^ta /) });
  const pdf = await (await product.ask("GET", `${reports}/${report.id}/pdf`)).bytes();
  expect((await extractText(pdf, { mergePages: true })).text).toContain("ta Prepared for");
});

test("opening hours use the configured time zone", async () => {
  const { timeZone: zone, days } = await product.json("GET", "/api/consultation/slots");
  const first = new Date(days.at(-1).starts[0]);
  expect(zone).toBe("Asia/Jakarta");
  expect(first.toLocaleTimeString("en-GB", { timeZone: zone, timeStyle: "short" })).toBe("09:00");
});

test("the call of a tool that the agency does not offer is refused by name", async () => {
  await expect(product.ask("POST", "/api/speed-test", { url: website.origin })).rejects.toThrow(
    /answered 404.*not_offered/s,
  );
});
