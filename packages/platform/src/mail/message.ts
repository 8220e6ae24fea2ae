import MailComposer from "nodemailer/lib/mail-composer";

export type Message = {
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  /** An address. */
  replyTo?: string | undefined;
  date: Date;
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[] | undefined;
  /** An invitation, or its end, that mail programs put into the calendar; comes as an attached file too. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string } | undefined;
  /** Headers of our own wording, such as List-Unsubscribe; never what a stranger typed. */
  headers?: Record<string, string> | undefined;
};

/** Builds the bytes of a mail. Names and subject are encoded by the library, so that none can begin a header of its own. */
export function buildMessage({ replyTo, calendar, headers, ...message }: Message): Promise<Buffer> {
  return new MailComposer({
    ...message,
    ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
    ...(calendar ? { icalEvent: calendar } : {}),
    headers: { "Auto-Submitted": "auto-generated", ...headers },
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
