import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { extractText } from "unpdf";
import { agency } from "@agency/content/agency";
import { brand } from "@agency/content/brand";
import { defaultLanguage } from "@agency/content/settings";
import { type Product, startProduct } from "@agency/testing/product";
import { readMail } from "@agency/testing/read-mail";
import { findTraces, tracesInSite, tracesOf } from "./traces.ts";

/**
 * `npm run test:agency`: with the agency's folder in AGENCY_DIR, no page, style, email or PDF still shows the sample agency, and a
 * report reaches its client under the other name. Prints what was found and fails on a finding.
 */

const patience = 120_000;
const site = fileURLToPath(new URL("../../../apps/web/build/client/", import.meta.url));
const traces = tracesOf(brand);
const problems = await tracesInSite(site, traces);
console.log(`${agency.name}: the built site was searched for ${traces.length} traces of the sample agency.`);

// Sample figures leave the machine only as files.
const { AGENCY_DIR = "", NODE_OPTIONS = "" } = process.env;
const product = await startProduct({ RATE_LIMITS: "off", SAMPLE_DATA: "mail", AGENCY_DIR, NODE_OPTIONS });
try {
  problems.push(...(await mainJob(product)));
} finally {
  await product.stop();
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? "Nothing of the sample agency was found." : `${problems.length} findings`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Adds a client, sends a report, and reads the email and the PDF. */
async function mainJob({ url, staff, folder }: Product): Promise<string[]> {
  let cookie = "";
  const ask = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const headers = { "sec-fetch-site": "same-origin", "content-type": "application/json", cookie };
    const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    cookie = answer.headers.get("set-cookie")?.split(";", 1)[0] ?? cookie;
    return answer;
  };
  await ask("POST", "/api/auth/login", staff);
  const client = { name: "Sample Bakery", email: "owner@client.example", language: defaultLanguage };
  const { id } = (await (await ask("POST", "/api/reports/clients", client)).json()) as { id: string };
  const reports = `/api/reports/clients/${id}/reports`;
  await ask("POST", `${reports}/send`, { reportType: "monthly" });

  const mail = await readMail(await sentMail(join(folder, "mail")));
  const [{ id: report }] = (await (await ask("GET", reports)).json()) as [{ id: string }];
  const pdf = await extractText(await (await ask("GET", `${reports}/${report}/pdf`)).bytes(), { mergePages: true });
  const texts = { "email, HTML": mail.html ?? "", "email, text": mail.text ?? "", PDF: pdf.text };
  return Object.entries(texts).flatMap(([name, text]) => [
    ...findTraces(name, text, traces),
    ...(text.includes(agency.name) ? [] : [`${name}: does not name ${agency.name}`]),
  ]);
}

/** The first email that the worker wrote. */
async function sentMail(folder: string): Promise<Buffer> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const [file] = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
    if (file) return readFile(join(folder, file));
    await sleep(200);
  }
  throw new Error(`No email in ${folder} after ${patience / 1000} s`);
}
