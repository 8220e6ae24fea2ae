import type { MailService } from "@agency/core/mail/mail-service";

/** How long the mail service may take over an answer, in ms. */
const patience = 10_000;

/**
 * Asks the mail service over HTTP whether it took a mail: a 404, or a success that does not name the Message-ID, is a no.
 * @param template an address with `{messageId}`, which is put in without its angle brackets; may hold user and password
 * @throws Error when the answer is neither yes nor no
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
    if (!response.ok) throw new Error(`The mail service answered ${response.status} when it was asked for a mail`);
    return body.includes(bare);
  };
}

/** fetch takes no credentials in an address. */
function authorization({ username, password }: URL): Record<string, string> {
  if (!username && !password) return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };
}
