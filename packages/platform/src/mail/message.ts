import MailComposer from "nodemailer/lib/mail-composer";

export type Message = {
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo?: string | undefined;
  date: Date;
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

/** Builds the bytes of a mail. Names and subject are encoded by the library, so that none can begin a header of its own. */
export function buildMessage(message: Message): Promise<Buffer> {
  return new MailComposer({
    ...message,
    headers: { "Auto-Submitted": "auto-generated" },
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
