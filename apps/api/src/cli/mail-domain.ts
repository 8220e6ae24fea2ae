import { defaultLanguage } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { findingCheck, findingMood } from "@agency/model/mail-check";
import type { Environment } from "@agency/server/kit/environment";
import { mailSender } from "@agency/server/kit/mail/addresses";
import { checkMailDomain } from "@agency/server/kit/mail/domain-check";
import { readSmtpServer } from "@agency/server/kit/mail/smtp";
import { type Finding, ok, todo } from "@agency/server/status/doctor";
import type { CommandContext } from "./context.ts";

type Question = Pick<Parameters<typeof checkMailDomain>[0], "selector" | "received">;

/** The findings of the DNS about the sender's domain. A check that finds nothing counts as fine. */
export async function checkSender(
  environment: Environment,
  dns: CommandContext["dns"],
  { selector, received }: Question = { selector: null, received: null },
): Promise<Finding[]> {
  const server = readSmtpServer(environment);
  const from = mailSender(environment);
  const smtpHost = server && new URL(server.url).hostname;
  const t = translator(defaultLanguage);
  return (await checkMailDomain({ from, smtpHost, selector, received, dns })).map((finding) => {
    const [name, told] = [
      t(`mailCheck:names.${findingCheck(finding.key)}`),
      t(`mailCheck:found.${finding.key}`, finding.params),
    ];
    return findingMood(finding) === "bad" ? todo(name, told) : ok(name, told);
  });
}
