import { expect } from "@playwright/test";
import type { Email } from "postal-mime";
import { extractText, getDocumentProxy } from "unpdf";
import { type MailServer, type ReceivedMail, readMail } from "@agency/testing/mail-server";

type Mails = Pick<MailServer, "mails">;

/** The received emails to an address, oldest first, before they are parsed. */
export function receivedBy({ mails }: Mails, address: string): ReceivedMail[] {
  return mails.filter(({ to }) => to.includes(address));
}

/** The reports among them. A contact's first one comes together with the client ID, in an email of its own. */
export function reportsTo(mailServer: Mails, address: string): ReceivedMail[] {
  return receivedBy(mailServer, address).filter(({ raw }) => raw.includes("application/pdf"));
}

/** The received emails, or those to an address, as an email program reads them. */
export function readMails(mailServer: Mails, address?: string): Promise<Email[]> {
  const mails = address === undefined ? mailServer.mails : receivedBy(mailServer, address);
  return Promise.all(mails.map(({ raw }) => readMail(raw)));
}

/** Waits for an email to a person that links to a page. @returns the link's path with its hash, which begins so */
export async function linkTo(mailServer: Mails, person: string, page: string, begins = "#"): Promise<string> {
  let link: URL | undefined;
  const find = async () => {
    const texts = (await readMails(mailServer, person)).map(({ text = "" }) => text);
    const links = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []).map((address) => new URL(address));
    link = links.find(({ pathname, hash }) => pathname.endsWith(page) && hash.startsWith(begins));
    return link;
  };
  await expect.poll(find).toBeDefined();
  return `${link?.pathname}${link?.hash}`;
}

/** All the text of a PDF, on one line. */
export async function pdfText(file: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return text.replaceAll(/\s+/g, " ");
}
