import type { MailService } from "./mail-service.ts";

/** Timeout for the mail service's reply, in ms. */
const patience = 10_000;

/**
 * Asks the mail service over HTTP whether it accepted a mail. Yes is the Message-ID in a list of a JSON reply, also among raw headers; no is a 404, or
 * lists and no Message-ID anywhere. Elsewhere in a reply, the Message-ID may only repeat the question.
 * @param template a URL with `{messageId}`, which is replaced without its angle brackets; may include user and password
 * @returns null when a success has no list, or has the Message-ID elsewhere only
 * @throws Error when the mail service cannot answer
 */
export function mailLookUp(template: string): MailService["lookUp"] {
  return async ({ messageId }) => {
    const bare = messageId.replaceAll(/^<|>$/g, "");
    const url = new URL(template.replaceAll("{messageId}", encodeURIComponent(bare)));
    const headers = authorization(url);
    url.username = "";
    url.password = "";
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(patience) });
    const body = await response.text();
    if (response.status === 404) return false;
    if (!response.ok) throw new Error(`The mail service answered ${response.status} to a query for a mail`);
    return isListed(parsed(body), bare);
  };
}

/** Whether a Message-ID is in one of a reply's lists, however deep; null when the reply does not tell. */
function isListed(reply: unknown, id: string): boolean | null {
  const lists = listsIn(reply);
  if (textsIn(lists).some((text) => names(text, id))) return true;
  return lists.length === 0 || mentions(reply, id) ? null : false;
}

/** The outermost lists of a reply. */
function listsIn(reply: unknown): unknown[][] {
  if (Array.isArray(reply)) return [reply];
  return typeof reply === "object" && reply !== null ? Object.values(reply).flatMap(listsIn) : [];
}

/** Every text in a part of a reply, however deep. */
function textsIn(part: unknown): string[] {
  if (typeof part === "string") return [part];
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

/** Whether a text is the Message-ID, or a mail's headers with it. */
function names(text: string, id: string): boolean {
  const bracketed = `<${id}>`;
  if (text === id || text === bracketed) return true;
  return text.split("\n").some((line) => {
    const [name = "", ...value] = line.split(":");
    return name.toLowerCase() === "message-id" && value.join(":").trim() === bracketed;
  });
}

/** Whether a reply has the Message-ID anywhere, such as in an error message or the address of the next page. */
function mentions(reply: unknown, id: string): boolean {
  const text = JSON.stringify(reply);
  return text.includes(id) || text.includes(encodeURIComponent(id));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Builds the header, because fetch rejects credentials in a URL. */
function authorization({ username, password }: URL): Record<string, string> {
  if (!username && !password) return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };
}
