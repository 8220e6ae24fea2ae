import { Queue } from "bullmq";
import Fastify from "fastify";
import { createPool, type RowDataPacket } from "mysql2/promise";
import { createHash, randomUUID } from "node:crypto";

/** The reference: what a request needs of the database, and nothing around it. */
const { DATABASE_URL: uri = "", REDIS_URL = "", PORT } = process.env;

const pool = createPool({ uri, timezone: "Z", connectionLimit: 10 });
const queue = new Queue("bare", { connection: { url: REDIS_URL } });
const app = Fastify();

async function rows(sql: string, values: (string | number | Date)[]): Promise<RowDataPacket[]> {
  const [found] = await pool.execute<RowDataPacket[]>(sql, values);
  return found;
}

const marks = (values: string[]) => values.map(() => "?").join(", ");

/** The last complete month. */
const { MONTH: month = "" } = process.env;

const session = `SELECT session.*, member.* FROM sessions session JOIN staff member ON member.id = session.staffId
  WHERE session.tokenHash = ? AND session.expiresAt > UTC_TIMESTAMP(3)`;

const firstGetsIt = "(client.contactReportTypes IS NULL OR client.contactReportTypes LIKE '%monthly%')";

app.get("/api/reports/clients", async (request, reply) => {
  const token = /session=([^;]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
  const [signedIn] = await rows(session, [createHash("sha256").update(token).digest("hex")]);
  if (!signedIn) return reply.code(401).send();
  const clients = await rows("SELECT * FROM clients ORDER BY createdAt DESC, id DESC LIMIT 500", []);
  const ids = clients.map(({ id }) => String(id));
  const [contacts, months, missing] = await Promise.all([
    rows(`SELECT * FROM contacts WHERE clientId IN (${marks(ids)}) ORDER BY createdAt, id`, ids),
    rows(
      `SELECT client.id AS clientId, client.status, report.id AS reportId, report.state, report.version, report.revision,
        report.unapproved, report.sample, report.undrawn, report.generatedAt, figures.originGroups,
        CASE WHEN report.revision = 0 OR (report.unapproved = 0 AND report.sample = 0) THEN report.sample ELSE (
          SELECT revision.sample FROM report_revisions revision
          WHERE revision.reportId = report.id AND revision.number = report.revision) END AS revisionSample,
        (SELECT COUNT(*) FROM contacts contact WHERE contact.clientId = client.id AND contact.reportTypes LIKE '%monthly%'
          AND NOT (contact.email = client.email AND ${firstGetsIt})) AS furtherContacts,
        (SELECT COUNT(*) FROM report_holders holder WHERE holder.reportId = report.id AND holder.revision = report.revision
          AND ((holder.recipient = client.email AND ${firstGetsIt}) OR EXISTS (SELECT 1 FROM contacts contact
            WHERE contact.clientId = client.id AND contact.email = holder.recipient AND contact.reportTypes LIKE '%monthly%'))) AS served
       FROM clients client
       LEFT JOIN reports report ON report.clientId = client.id AND report.type = 'monthly' AND report.periodStart = ?
       LEFT JOIN figures ON figures.clientId = client.id AND figures.reportType = 'monthly' AND figures.periodStart = ?
       WHERE (client.status = 'active' OR report.id IS NOT NULL) AND client.id IN (${marks(ids)})`,
      [month, month, ...ids],
    ),
    rows(
      `SELECT chosen.clientId, chosen.kind, asked.problem, asked.id IS NULL AS unasked FROM sources chosen
       LEFT JOIN source_reads asked ON asked.sourceId = chosen.id AND asked.reportType = 'monthly' AND asked.periodStart = ?
         AND asked.state <> 'cancelled'
       WHERE (asked.id IS NULL OR asked.readAt IS NULL OR asked.problem IS NOT NULL) AND chosen.clientId IN (${marks(ids)})
       ORDER BY chosen.kind`,
      [month, ...ids],
    ),
  ]);
  const reportIds = months.flatMap(({ reportId }) => (reportId === null ? [] : [String(reportId)]));
  const holders =
    reportIds.length === 0
      ? []
      : await rows(
          `SELECT reportId, revision, state, MAX(sentAt) AS sentAt, COUNT(*) AS holders FROM report_holders
           WHERE reportId IN (${marks(reportIds)}) GROUP BY reportId, revision, state`,
          reportIds,
        );
  const [contactsByClient, missingByClient] = [contacts, missing].map((found) =>
    Map.groupBy(found, ({ clientId }) => clientId),
  );
  const reportHolders = Map.groupBy(holders, ({ reportId }) => reportId);
  const clientMonths = new Map(
    months.map((one) => [one["clientId"], { ...one, holders: reportHolders.get(one["reportId"]) ?? [] }]),
  );
  return clients.map((client) => ({
    ...client,
    contacts: contactsByClient?.get(client["id"]) ?? [],
    month: clientMonths.get(client["id"]) ?? null,
    missing: missingByClient?.get(client["id"]) ?? [],
  }));
});

app.get<{ Params: { id: string } }>("/api/reports/clients/:id/reports", async ({ params }, reply) => {
  const [client] = await rows("SELECT * FROM clients WHERE accessId = ?", [params.id]);
  if (!client) return reply.code(404).send();
  const found = await rows(
    `SELECT report.*, EXISTS (SELECT 1 FROM report_holders holder WHERE holder.reportId = report.id AND holder.revision = report.revision) AS emailed
     FROM reports report WHERE clientId = ? AND generatedAt IS NOT NULL ORDER BY generatedAt DESC, id DESC`,
    [client["id"]],
  );
  return found.map((row) => ({ ...row, snapshot: JSON.parse(row["snapshot"]) }));
});

type Contact = { firstName: string; lastName: string; email: string; projectDetails: string };

app.post<{ Body: Contact }>("/api/contact", async ({ body }, reply) => {
  const { firstName, lastName, email, projectDetails } = body;
  const name = `${firstName} ${lastName}`;
  const id = randomUUID();
  const mails = [
    { id: randomUUID(), kind: "enquiry-notice", recipient: "staff@agency.test", key: `bare/${id}` },
    { id: randomUUID(), kind: "enquiry-receipt", recipient: email, key: `bare/${email}` },
  ];
  const now = new Date();
  const connection = await pool.getConnection();
  try {
    await connection.beginTransaction();
    await connection.execute(
      `INSERT INTO enquiries (id, kind, name, email, message, details, language, noticeVersion, consentedAt, purpose, marketing, spam, createdAt)
       VALUES (?, 'contact', ?, ?, ?, '{}', 'en', '1.1', ?, 'answer', 0, 0, ?)`,
      [id, name, email, projectDetails, now, now],
    );
    for (const { key, kind, recipient, id: ofMail } of mails) {
      const inserted = connection.execute(
        `INSERT INTO notifications (id, kind, recipient, recipientName, person, language, parameters, dedupeKey, messageId, state, requestedAt, attempts, dueAt)
         VALUES (?, ?, ?, '', ?, 'en', ?, ?, ?, 'queued', ?, 0, ?)`,
        [ofMail, kind, recipient, email, JSON.stringify(body), key, `<${key}@agency.test>`, now, now],
      );
      // One receipt a day and mailbox, as ours.
      await inserted.catch((error: { code?: string }) => {
        if (error.code !== "ER_DUP_ENTRY") throw error;
      });
    }
    await connection.commit();
  } finally {
    connection.release();
  }
  await queue.addBulk(
    mails.map(({ id: ofMail }) => ({
      name: "notification",
      data: { id: ofMail },
      opts: { jobId: `notification-${ofMail}`, removeOnComplete: true },
    })),
  );
  return reply.code(201).send({ id });
});

await app.listen({ host: "127.0.0.1", port: Number(PORT) });
console.log("ready");
process.once("SIGTERM", () => process.exit(0));
