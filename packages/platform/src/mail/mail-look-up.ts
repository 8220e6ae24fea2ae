import type { MailService } from "@agency/core/mail/mail-service";

/** Timeout for the mail service's reply, in ms. */
const patience = 10_000;

/**
 * Asks the mail service over HTTP whether it accepted a mail. Yes is the Message-ID in a list of a JSON reply; no is a 404, or
 * lists without it. Elsewhere in a reply, the Message-ID may only repeat the question.
 * @param template a URL with `{messageId}`, which is replaced without its angle brackets; may include user and password
 * @returns null when a success has no list
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
    return isListed(parsed(body), [bare, `<${bare}>`]);
  };
}

/** Whether a text is in one of a reply's lists, however deep; null when there is no list. */
function isListed(reply: unknown, texts: string[]): boolean | null {
  if (Array.isArray(reply)) return reply.some((item) => contains(item, texts));
  if (typeof reply !== "object" || reply === null) return null;
  const answers = Object.values(reply).map((value) => isListed(value, texts));
  if (answers.includes(true)) return true;
  return answers.includes(false) ? false : null;
}

function contains(item: unknown, texts: string[]): boolean {
  if (typeof item === "string") return texts.includes(item);
  return typeof item === "object" && item !== null && Object.values(item).some((value) => contains(value, texts));
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
