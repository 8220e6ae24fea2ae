import { Queue, Worker } from "bullmq";
import { createPool } from "mysql2/promise";
import { randomUUID } from "node:crypto";
import { createTransport, type SendMailOptions } from "nodemailer";
import { agencyDetails } from "@agency/content/agency";
import { translator } from "@agency/content/translator";
import { presentReport } from "@agency/model/report/document";
import { openSandbox } from "@agency/server/compose/sandbox";
import { composeReportMail } from "@agency/server/reports/mail/report-mail";
import { sampleSnapshot } from "../lib/records.ts";

/**
 * The reference: a job that inserts one row, draws our report and mails it, ten at once over kept connections. SIGUSR2 asks for as many
 * as REPORTS says; "done" is printed when all are mailed. The difference is the price of preparing, approving, claims and the journal.
 */
const { DATABASE_URL: uri = "", REDIS_URL: url = "", SMTP_URL, REPORTS } = process.env;

const pool = createPool({ uri, connectionLimit: 10 });
const connection = { url };
const queue = new Queue("bare", { connection });
const transport = createTransport({ url: SMTP_URL, pool: true, maxConnections: 10, maxMessages: 1000 } as object);
await pool.query(
  "CREATE TABLE IF NOT EXISTS bare_reports (id varchar(36) PRIMARY KEY, client varchar(120), figures text)",
);

const sandbox = openSandbox();

let left = 0;
const worker = new Worker<{ client: string }>(
  "bare",
  async ({ data: { client } }) => {
    const id = randomUUID();
    await pool.execute("INSERT INTO bare_reports VALUES (?, ?, ?)", [id, client, "{}"]);
    await transport.sendMail({
      from: "reports@agency.test",
      to: `${id}@client.test`,
      ...(await writeReport(client)),
    });
  },
  { connection, concurrency: 10 },
);
worker.on("completed", () => {
  left -= 1;
  if (left === 0) console.log("done");
});

type Mail = Omit<SendMailOptions, "from" | "to">;

async function writeReport(client: string): Promise<Mail> {
  const snapshot = sampleSnapshot({ id: "one", name: client, language: "en" });
  const document = presentReport(snapshot, translator("en"), agencyDetails, "en");
  const { pdf, pictures } = await sandbox.run.drawReportMail(document, null);
  const { attachments, ...mail } = composeReportMail(document, {
    reportUrl: "http://127.0.0.1/client-portal/shared",
    portalUrl: "http://127.0.0.1/client-portal",
    messageId: "<bare@agency.test>",
    pictures,
  });
  return { ...mail, attachments: [...attachments, { filename: "monthly.pdf", content: pdf }] };
}

process.on("SIGUSR2", () => {
  left = Number(REPORTS);
  const jobs = Array.from({ length: left }, (_, index) => ({
    name: "report",
    data: { client: `Sample Business ${index}` },
    opts: { removeOnComplete: true },
  }));
  void queue.addBulk(jobs);
});
process.once("SIGTERM", () => void sandbox.close().then(() => process.exit(0)));
console.log("ready");
