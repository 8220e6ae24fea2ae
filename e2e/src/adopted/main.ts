import { parse } from "node-html-parser";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { extractText } from "unpdf";
import { agency } from "@agency/content/agency";
import { brand } from "@agency/content/brand";
import { defaultLanguage, offered } from "@agency/content/settings";
import { readMail } from "@agency/testing/mail-server";
import { type Product, startProduct } from "@agency/testing/product";
import { signIn } from "@agency/testing/session";
import { lookOfPdf } from "./look.ts";
import { brokenPictures, unreadablePages, wrongOffers } from "./pages.ts";
import { findTraces, tracesInFolder, tracesInPicture, sampleTraces } from "./traces.ts";

/**
 * `npm run test:agency`: with the agency's folder in AGENCY_DIR, neither the folder nor a page, style, icon, sharing picture,
 * email or PDF still shows the sample agency, and a report reaches its client under the other name. No price is called
 * monthly that is not, no package is left out and no picture is missing. On a page of each kind, in both schemes, every text can
 * be read and nothing is wider than the window. Prints what was found and fails on a finding.
 */

const patience = 120_000;
const site = fileURLToPath(new URL("../../../apps/web/sites/current/client/", import.meta.url));
const traces = sampleTraces(brand);
const { AGENCY_DIR = "" } = process.env;
const findings = [
  ...(await tracesInFolder(AGENCY_DIR, traces)),
  ...(await tracesInFolder(site, traces)),
  ...(await wrongOffers(site)),
  ...(await brokenPictures(site)),
];
const searched = traces.words.length + traces.colours.length;
console.log(`${agency.name}: its folder and the built site were searched for ${searched} traces of the sample agency.`);

// Sample figures leave the machine only as files.
const product = await startProduct({ RATE_LIMITS: "off", SAMPLE_DATA: "mail", AGENCY_DIR });
try {
  findings.push(...(await mainJob(product)), ...(await unreadablePages(product.url, site)));
} finally {
  await product.stop();
}
for (const finding of findings) console.error(finding);
console.log(
  findings.length === 0 ? "Nothing of the sample agency was found, and nothing wrong." : `${findings.length} findings`,
);
process.exitCode = findings.length === 0 ? 0 : 1;

/** Everything that the running product says by itself: its pages for machines, what it mails, and its PDFs. */
async function mainJob(running: Product): Promise<string[]> {
  const { url, folder } = running;
  const served = await Promise.all(
    ["/", "/llms.txt", "/api/openapi.json"].map(async (path) =>
      findTraces(path, await (await fetch(url + path)).text(), traces),
    ),
  );

  const { ask, json } = await signIn(running);
  const client = { name: "Sample Bakery", email: "owner@client.example", language: defaultLanguage };
  const { id } = (await json("POST", "/api/reports/clients", client)) as { id: string };
  const reports = `/api/reports/clients/${id}/reports`;
  await ask("POST", `${reports}/send`, { reportType: "monthly" });
  const visitor = { email: "visitor@client.example", language: defaultLanguage };
  await ask("POST", "/api/contact", { ...visitor, firstName: "Sample", lastName: "Visitor" });
  if (offered.newsletter) await ask("POST", "/api/newsletter", visitor);
  if (offered.consultation) {
    const { days } = (await json("GET", "/api/consultation/slots")) as { days: { starts: string[] }[] };
    await ask("POST", "/api/consultation", { ...visitor, name: "Sample Visitor", slot: days[0]?.starts[0] });
  }

  const problems = served.flat();
  // The report and the client ID, the enquiry's notice to the staff and its receipt, and a confirmation of what else is offered.
  const expected = 4 + [offered.newsletter, offered.consultation].filter(Boolean).length;
  for (const file of await sentMails(join(folder, "mail"), expected)) problems.push(...(await tracesInMail(file)));
  const [{ id: report }] = (await json("GET", reports)) as [{ id: string }];
  const pdf = await (await ask("GET", `${reports}/${report}/pdf`)).bytes();
  return [...problems, ...(await tracesInPdf("PDF", pdf))];
}

async function tracesInMail(file: Buffer): Promise<string[]> {
  const { subject = "", from, html = "", text = "", attachments } = await readMail(file);
  const sender = `${from?.name ?? ""} ${from?.address ?? ""}`;
  const about = `email "${subject}"`;
  const problems = [
    ...findTraces(about, `${subject} ${sender} ${html} ${text}`, traces),
    ...(names(parse(html).text) && names(text) ? [] : [`${about}: does not name ${agency.name}`]),
  ];
  for (const { filename, mimeType, content } of attachments) {
    const bytes = Buffer.from(content as ArrayBuffer);
    const name = `${about}, ${filename ?? mimeType}`;
    if (mimeType === "image/png") problems.push(...(await tracesInPicture(name, bytes, traces)));
    else if (mimeType === "application/pdf") problems.push(...(await tracesInPdf(name, bytes)));
    else problems.push(...findTraces(name, bytes.toString("utf8"), traces));
  }
  return problems;
}

async function tracesInPdf(name: string, file: Uint8Array): Promise<string[]> {
  // The reader takes the bytes that it is given.
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return [
    ...findTraces(name, `${text} ${lookOfPdf(file)}`, traces),
    ...(names(text) ? [] : [`${name}: does not name ${agency.name}`]),
  ];
}

/** Whether a text names the agency, also where a line ends within the name. */
function names(text: string): boolean {
  return text.replaceAll(/\s+/g, " ").includes(agency.name);
}

/** The emails that the worker writes, as soon as there are so many. */
async function sentMails(folder: string, count: number): Promise<Buffer[]> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
    if (files.length >= count) return Promise.all(files.map((file) => readFile(join(folder, file))));
    await sleep(200);
  }
  throw new Error(`Fewer than ${count} emails in ${folder} after ${patience / 1000} s`);
}
