import { expect } from "@playwright/test";
import { readMail } from "@agency/testing/mail-server";
import { linkTo, receivedBy, reportsTo } from "../src/support/mails.ts";
import { addClientWithFigures, call, send } from "../src/support/staff.ts";
import { test } from "../src/support/test.ts";
import { loadReader, onOneLine, readWithPython } from "./support/readers.ts";

test.use({ signedIn: true });

type Read = { subject: string; text: string; files: string[] };

const pythonMail = `
import sys, json, email, email.policy
mail = email.message_from_binary_file(sys.stdin.buffer, policy=email.policy.default)
files = [part.get_filename() for part in mail.walk() if part.get_content_type() == "application/pdf"]
print(json.dumps({"subject": mail["subject"], "text": mail.get_body(("plain",)).get_content(), "files": files}))
`;

test("three parsers read the same subject, text and file in a report's email", async ({ page, mailServer }) => {
  const email = "mail@read.example";
  const { id } = await addClientWithFigures(
    page,
    { name: "Kopitiam 怡保白咖啡 & Kuih", email, contactName: "Puan Siti Ñoño" },
    { totalVisitors: 12_480, totalLeads: 164 },
  );
  await send(page, id, "monthly");
  await expect.poll(() => reportsTo(mailServer, email).length).toBe(1);
  const [{ raw } = { raw: Buffer.alloc(0) }] = reportsTo(mailServer, email);

  const { simpleParser } = await loadReader<{
    simpleParser: (
      mail: Buffer,
    ) => Promise<{ subject: string; text: string; attachments: { filename?: string; contentType: string }[] }>;
  }>("mailparser");
  const parsed = await simpleParser(raw);
  const own = await readMail(raw);
  const reads: Record<string, Read> = {
    "postal-mime": {
      subject: own.subject ?? "",
      text: own.text ?? "",
      files: own.attachments
        .filter(({ mimeType }) => mimeType === "application/pdf")
        .map(({ filename }) => filename ?? ""),
    },
    mailparser: {
      subject: parsed.subject,
      text: parsed.text,
      files: parsed.attachments
        .filter(({ contentType }) => contentType === "application/pdf")
        .map(({ filename }) => filename ?? ""),
    },
    python: readWithPython(pythonMail, raw) as Read,
  };
  const [first] = Object.values(reads);
  expect(first?.files).toHaveLength(1);
  for (const [reader, read] of Object.entries(reads)) {
    expect(read.subject, reader).toBe(first?.subject);
    expect(onOneLine(read.text), reader).toBe(onOneLine(first?.text ?? ""));
    expect(read.files, reader).toEqual(first?.files);
    expect(read.text, reader).toContain("怡保白咖啡");
  }
});

type Appointment = { summary: string; start: string; end: string };

const pythonCalendar = `
import sys, json, icalendar
from datetime import timezone
event = [part for part in icalendar.Calendar.from_ical(sys.stdin.buffer.read()).walk("VEVENT")][0]
moment = lambda name: event[name].dt.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")
print(json.dumps({"summary": str(event["SUMMARY"]), "start": moment("DTSTART"), "end": moment("DTEND")}))
`;

test("three calendars put an invitation at the same time under the same name", async ({ page, mailServer }) => {
  const email = "guest@read.example";
  const { days } = await call(page, "GET /api/consultation/slots", {});
  const slot = days.at(-1)?.starts.at(-1) ?? "";
  await call(page, "POST /api/consultation", { body: { name: "Aina Contoh", email, slot } });
  await page.goto(await linkTo(mailServer, email, "/consultation"));
  await page
    .getByRole("button", { name: /confirm/i })
    .first()
    .click();
  await expect
    .poll(() => receivedBy(mailServer, email).filter(({ raw }) => raw.includes("text/calendar")).length)
    .toBe(1);
  const [invited] = receivedBy(mailServer, email).filter(({ raw }) => raw.includes("text/calendar"));
  const mail = await readMail(invited?.raw ?? Buffer.alloc(0));
  const part = mail.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  const content = part?.content ?? "";
  const calendar = typeof content === "string" ? content : new TextDecoder().decode(content);

  const ical = await loadReader<{ default: IcalJs }>("ical.js");
  const [, , components] = ical.default.parse(calendar);
  const event = new ical.default.Event(
    new ical.default.Component(components.find(([name]) => name === "vevent") ?? []),
  );
  const node = await loadReader<{ default: { sync: { parseICS: (text: string) => Record<string, NodeEvent> } } }>(
    "node-ical",
  );
  const found = Object.values(node.default.sync.parseICS(calendar)).find(({ type }) => type === "VEVENT");
  const reads: Record<string, Appointment> = {
    "ical.js": {
      summary: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    },
    "node-ical": {
      summary: found?.summary ?? "",
      start: found?.start.toISOString() ?? "",
      end: found?.end.toISOString() ?? "",
    },
    python: readWithPython(pythonCalendar, calendar) as Appointment,
  };
  for (const [reader, read] of Object.entries(reads)) {
    expect(read, reader).toEqual(reads["ical.js"]);
    expect(read.start, reader).toBe(new Date(slot).toISOString());
  }
});

type NodeEvent = { type: string; summary: string; start: Date; end: Date };
type IcalJs = {
  parse: (text: string) => [string, unknown[], [string, unknown[], unknown[]][]];
  Component: new (component: unknown[]) => object;
  Event: new (component: object) => {
    summary: string;
    startDate: { toJSDate: () => Date };
    endDate: { toJSDate: () => Date };
  };
};
