import type { MailService } from "@agency/core/mail/mail-service";

/** Timeout for the mail service's reply, in ms. */
const patience = 10_000;

/**
 * Asks the mail service over HTTP whether it accepted a mail. A 404, or a success without the Message-ID, means no.
 * @param template a URL with `{messageId}`, which is replaced without its angle brackets; may include user and password
 * @throws Error when the reply is neither yes nor no
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
    return body.includes(bare);
  };
}

/** Builds the header, because fetch rejects credentials in a URL. */
function authorization({ username, password }: URL): Record<string, string> {
  if (!username && !password) return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };
}
