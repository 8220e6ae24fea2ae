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

const session = `SELECT session.*, member.* FROM sessions session JOIN staff member ON member.id = session.staffId
  WHERE session.tokenHash = ? AND session.expiresAt > UTC_TIMESTAMP(3)`;

app.get("/api/reports/clients", async (request, reply) => {
  const token = /session=([^;]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
  const [signedIn] = await rows(session, [createHash("sha256").update(token).digest("hex")]);
  if (!signedIn) return reply.code(401).send();
  return rows("SELECT * FROM clients ORDER BY createdAt DESC, id DESC LIMIT 500", []);
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
      `INSERT INTO letters (id, kind, recipient, recipientName, person, language, parameters, dedupeKey, messageId, state, requestedAt, attempts, dueAt)
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
