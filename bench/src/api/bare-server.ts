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

app.get("/api/reports/clients", async (request, reply) => {
  const token = /session=([^;]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
  const [signedIn] = await rows(session, [createHash("sha256").update(token).digest("hex")]);
  if (!signedIn) return reply.code(401).send();
  const clients = await rows("SELECT * FROM clients ORDER BY createdAt DESC, id DESC LIMIT 500", []);
  const ids = clients.map(({ id }) => String(id));
  const [contacts, months, unread] = await Promise.all([
    rows(`SELECT * FROM contacts WHERE clientId IN (${marks(ids)}) ORDER BY createdAt, id`, ids),
    rows(
      `SELECT client.id AS clientId, report.id AS reportId, report.state, report.revision, report.unapproved, report.sample,
        report.generatedAt, figures.originGroups,
        (SELECT COUNT(*) FROM contacts WHERE clientId = client.id AND reportTypes LIKE '%monthly%') AS contacts,
        EXISTS (SELECT 1 FROM figures known WHERE known.clientId = client.id) AS hasFigures
       FROM clients client
       LEFT JOIN reports report ON report.clientId = client.id AND report.type = 'monthly' AND report.periodStart = ?
       LEFT JOIN figures ON figures.clientId = client.id AND figures.reportType = 'monthly' AND figures.periodStart = ?
       WHERE (client.status = 'active' OR report.id IS NOT NULL) AND client.id IN (${marks(ids)})`,
      [month, month, ...ids],
    ),
    rows(
      `SELECT chosen.clientId, chosen.kind, asked.problem FROM source_reads asked INNER JOIN sources chosen ON chosen.id = asked.sourceId
       WHERE asked.reportType = 'monthly' AND asked.periodStart = ? AND asked.state <> 'cancelled'
       AND (asked.readAt IS NULL OR asked.problem IS NOT NULL) AND chosen.clientId IN (${marks(ids)})`,
      [month, ...ids],
    ),
  ]);
  const reportIds = months.flatMap(({ reportId }) => (reportId === null ? [] : [String(reportId)]));
  const mails =
    reportIds.length === 0
      ? []
      : await rows(
          `SELECT reportId, number, revision, state, MAX(sentAt) AS sentAt, COUNT(*) AS mails FROM dispatches
           WHERE reportId IN (${marks(reportIds)}) GROUP BY reportId, number, revision, state`,
          reportIds,
        );
  const [contactsOf, unreadOf] = [contacts, unread].map((found) => Map.groupBy(found, ({ clientId }) => clientId));
  const mailsOf = Map.groupBy(mails, ({ reportId }) => reportId);
  const monthOf = new Map(
    months.map((one) => [one["clientId"], { ...one, mails: mailsOf.get(one["reportId"]) ?? [] }]),
  );
  return clients.map((client) => ({
    ...client,
    contacts: contactsOf?.get(client["id"]) ?? [],
    month: monthOf.get(client["id"]) ?? null,
    unread: unreadOf?.get(client["id"]) ?? [],
  }));
});

app.get<{ Params: { id: string } }>("/api/reports/clients/:id/reports", async ({ params }, reply) => {
  const [client] = await rows("SELECT * FROM clients WHERE accessId = ?", [params.id]);
  if (!client) return reply.code(404).send();
  const found = await rows(
    `SELECT report.*, EXISTS (SELECT 1 FROM dispatches WHERE reportId = report.id AND state = 'sent') AS sent
     FROM reports report WHERE clientId = ? AND generatedAt IS NOT NULL ORDER BY generatedAt DESC, id DESC`,
    [client["id"]],
  );
  return found.map((row) => ({ ...row, snapshot: JSON.parse(row["snapshot"]) }));
});

type Contact = { firstName: string; lastName: string; email: string; projectDetails: string };

app.post<{ Body: Contact }>("/api/contact", async ({ body }, reply) => {
  const { firstName, lastName, email, projectDetails } = body;
  const name = `${firstName} ${lastName}`;
  const [id, letter] = [randomUUID(), randomUUID()];
  const now = new Date();
  const connection = await pool.getConnection();
  try {
    await connection.beginTransaction();
    await connection.execute(
      `INSERT INTO enquiries (id, kind, name, email, message, details, language, noticeVersion, consentedAt, purpose, marketing, spam, createdAt)
       VALUES (?, 'contact', ?, ?, ?, '{}', 'en', '1.1', ?, 'answer', 0, 0, ?)`,
      [id, name, email, projectDetails, now, now],
    );
    await connection.execute(
      `INSERT INTO notifications (id, kind, recipient, recipientName, person, language, parameters, dedupeKey, messageId, state, requestedAt, attempts, dueAt)
       VALUES (?, 'enquiry-notice', 'staff@agency.test', '', ?, 'en', ?, ?, ?, 'queued', ?, 0, ?)`,
      [letter, email, JSON.stringify(body), `bare/${id}`, `<${id}@agency.test>`, now, now],
    );
    await connection.commit();
  } finally {
    connection.release();
  }
  await queue.add("notification", { id: letter }, { jobId: `notification-${letter}`, removeOnComplete: true });
  return reply.code(201).send({ id });
});

await app.listen({ host: "127.0.0.1", port: Number(PORT) });
console.log("ready");
process.once("SIGTERM", () => process.exit(0));
