import { randomBytes } from "node:crypto";
import { newSecretToken } from "../kit/secrets.ts";
import { newShare } from "../shares/shares.ts";
import { shareEntity } from "../shares/table.ts";
import type { Api } from "./api.ts";

/** A link to a report as the worker puts it into the email to a contact. @returns its token */
export async function addMailLink(
  { dependencies, clock }: Pick<Api, "dependencies" | "clock">,
  reportId: string,
  recipient: string,
): Promise<string> {
  const token = newSecretToken(randomBytes);
  const share = newShare({
    id: dependencies.newId(),
    reportId,
    token,
    now: clock.read(),
    days: 365,
    createdBy: null,
    recipient,
  });
  await dependencies.database.write((transaction) => transaction.insert(shareEntity, share));
  return token;
}
