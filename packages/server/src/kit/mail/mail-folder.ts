import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Address, Attachment } from "postal-mime";
import type { MailService } from "./mail-service.ts";

/** How many mails the dashboard lists. */
const listed = 50;

export type FiledMail = {
  id: string;
  subject: string;
  from: string;
  to: string;
  cc: string | null;
  replyTo: string | null;
  at: Date;
  text: string;
  html: string;
  attachments: { filename: string; bytes: number }[];
};

export type MailFolder = MailService & {
  /** Newest first. */
  list: () => Promise<FiledMail[]>;
  read: (id: string) => Promise<FiledMail | null>;
  readRaw: (id: string) => Promise<Buffer | null>;
  /** Missing ids are ignored. */
  remove: (ids: string[]) => Promise<void>;
  /**
   * Deletes files from before a moment that nothing else would delete: unfinished ones, and mails that `known` does not return,
   * such as test mails. @returns how many
   */
  sweep: (before: Date, known: (ids: string[]) => Promise<Set<string>>) => Promise<number>;
};

/** How many mails one question to the database names. */
const portion = 500;

/** Stores mails as `.eml` files in DATA_DIR/mail when no mail server is configured. */
export function mailFolder(dataFolder: string): MailFolder {
  const folder = join(dataFolder, "mail");
  const mailPath = (id: string) => join(folder, `${id}.eml`);
  const readRaw = (id: string) =>
    /^[\w-]{1,64}$/.test(id) ? readFile(mailPath(id)).catch(nullWhenMissing) : Promise.resolve(null);
  const read = async (id: string) => {
    const raw = await readRaw(id);
    return raw && readFiledMail(id, raw);
  };
  return {
    deliver: async ({ id, raw }, beforeDot) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A unique name, so that a stalled worker never publishes the file that another is writing.
      const draft = join(folder, `${id}.${randomUUID()}.part`);
      try {
        await writeThrough(draft, raw);
        if (!(await beforeDot())) return { result: "abandoned" };
        await rename(draft, mailPath(id));
      } finally {
        await rm(draft, { force: true });
      }
      await syncFolder(folder);
      return { result: "sent" };
    },
    lookUp: async ({ id }) => (await stat(mailPath(id)).catch(nullWhenMissing)) !== null,
    list: async () => {
      const names = (await readdir(folder).catch(nullWhenMissing)) ?? [];
      const mails = names.filter((name) => name.endsWith(".eml"));
      const dated = await Promise.all(
        mails.map(async (name) => ({ id: name.slice(0, -4), at: (await stat(join(folder, name))).mtimeMs })),
      );
      const newest = dated.toSorted((one, other) => other.at - one.at).slice(0, listed);
      return (await Promise.all(newest.map(({ id }) => read(id)))).filter((mail) => mail !== null);
    },
    read,
    readRaw,
    remove: async (ids) => {
      for (const id of ids) await rm(mailPath(id), { force: true });
    },
    sweep: async (before, known) => {
      const old: string[] = [];
      for (const name of (await readdir(folder).catch(nullWhenMissing)) ?? []) {
        const file = await stat(join(folder, name)).catch(nullWhenMissing);
        if (file && file.mtime < before) old.push(name);
      }
      const mails = old.filter((name) => name.endsWith(".eml")).map((name) => name.slice(0, -4));
      const left = old.filter((name) => name.endsWith(".part"));
      for (let start = 0; start < mails.length; start += portion) {
        const ids = mails.slice(start, start + portion);
        const wanted = await known(ids);
        left.push(...ids.filter((id) => !wanted.has(id)).map((id) => `${id}.eml`));
      }
      for (const name of left) await rm(join(folder, name), { force: true });
      return left.length;
    },
  };
}

async function writeThrough(path: string, content: Buffer): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the new file name survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Reads an email as its recipient sees it. */
export async function readFiledMail(id: string, raw: Buffer): Promise<FiledMail> {
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(raw);
  const pictures = mail.attachments.filter(({ related }) => related);
  const attached = mail.attachments.filter(({ related }) => !related);
  return {
    id,
    subject: mail.subject ?? "",
    from: addresses(mail.from ? [mail.from] : []),
    to: addresses(mail.to ?? []),
    cc: mail.cc?.length ? addresses(mail.cc) : null,
    replyTo: mail.replyTo?.length ? addresses(mail.replyTo) : null,
    at: new Date(mail.date ?? 0),
    text: mail.text ?? "",
    html: withPictures(mail.html ?? "", pictures),
    attachments: attached.map(({ filename, content }) => ({
      filename: filename ?? "",
      bytes: typeof content === "string" ? Buffer.byteLength(content) : content.byteLength,
    })),
  };
}

/** Puts the pictures of a mail into its HTML, so that a browser shows them in their place. */
function withPictures(html: string, pictures: Attachment[]): string {
  return pictures.reduce((markup, { contentId, mimeType, content }) => {
    const address = `cid:${contentId?.replaceAll(/^<|>$/g, "")}`;
    const bytes =
      typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content as ArrayBuffer));
    return markup.replaceAll(`"${address}"`, `"data:${mimeType};base64,${bytes.toString("base64")}"`);
  }, html);
}

function addresses(list: Address[]): string {
  return list.map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? ""))).join(", ");
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
