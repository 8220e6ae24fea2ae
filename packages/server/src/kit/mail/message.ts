import MailComposer from "nodemailer/lib/mail-composer";
import { encodeWord } from "nodemailer/lib/mime-funcs";

export type Attachment = {
  filename: string;
  content: Buffer;
  contentType: string;
  /** For a picture within the HTML: its content id. */
  cid?: string;
  contentDisposition?: "inline";
};

export type Message = {
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  /** Email addresses that get a copy, as its recipient can see. */
  cc?: readonly string[];
  /** An email address. */
  replyTo?: string | undefined;
  date: Date;
  /** The Message-ID of the mail that this one belongs with. */
  follows?: string | undefined;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[] | undefined;
  /** An invitation or cancellation, which mail programs put into the calendar. It is also attached as a file. */
  calendar?: { method: "REQUEST" | "PUBLISH" | "CANCEL"; content: string } | undefined;
  /** Further headers, such as List-Unsubscribe. Never user input. */
  headers?: Record<string, string> | undefined;
};

/** The longest encoded word in a header, in octets. */
const longestWord = 52;

/** A subject that says what it looks like: what somebody typed as an encoded word would be decoded, to a link for instance. */
function literal(subject: string): string {
  return subject.includes("=?") ? encodeWord(subject, "B", longestWord) : subject;
}

/** The same for a name, which stands in quotes where programs should decode nothing, and do. */
function named({ name, address }: Message["from"]): Message["from"] {
  return { name: name.replaceAll("=?", "= ?"), address };
}

/** Keeps Exchange from answering that somebody is away. On an invitation it would also keep calendars from answering. */
const noAnswers = { "X-Auto-Response-Suppress": "OOF, AutoReply" };

/** Builds the bytes of a mail. The library encodes the names and the subject, so that none can inject a header. */
export function buildMessage({ cc = [], replyTo, calendar, headers, follows, ...message }: Message): Promise<Buffer> {
  return new MailComposer({
    ...message,
    from: named(message.from),
    to: named(message.to),
    subject: literal(message.subject),
    ...(cc.length > 0 && { cc: cc.map((address) => ({ name: "", address })) }),
    ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
    ...(follows === undefined ? {} : { inReplyTo: follows, references: [follows] }),
    ...(calendar ? { icalEvent: calendar } : {}),
    headers: { "Auto-Submitted": "auto-generated", ...(calendar ? {} : noAnswers), ...headers },
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
