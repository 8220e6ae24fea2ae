import type { EntityManager } from "typeorm";
import type { Context } from "../kit/context.ts";
import { transactionStatements } from "../kit/db/change.ts";
import { Refusal } from "../kit/refusal.ts";
import type { SecretBox } from "../kit/secrets.ts";
import { insertNotification } from "../notifications/store.ts";
import { codeAppOwnedBy, hasRecoveryCode, useCodeStep, useRecoveryCode } from "./code-app-store.ts";
import { codeStep, recoveryHash } from "./code-app.ts";
import { recoveryCodeMail } from "./factor-mail.ts";
import type { Staff } from "./staff.ts";
import { recoveryCodeEntity } from "./table.ts";

/** What an account has its app's secret sealed for. */
export const secretContext = (staffId: string): string => `code app ${staffId}`;

/** How somebody who knows the password stands with the code that an account may need besides. */
export type SecondFactor =
  | { state: "unneeded" | "missing" | "wrong" }
  | { state: "right"; by: { step: number } | { codeHash: string } };

/** Whether they get in. */
export const isLetIn = (factor: SecondFactor | null): boolean =>
  factor?.state === "unneeded" || factor?.state === "right";

/** Reads a code of the app, or a recovery code. It counts once `useSecondFactor` has noted it. */
export async function readSecondFactor(
  { database, secretBox, clock }: Context & { secretBox: SecretBox },
  { id }: Pick<Staff, "id">,
  code: string | undefined,
): Promise<SecondFactor> {
  const app = await codeAppOwnedBy(database, id);
  if (!app) return { state: "unneeded" };
  if (code === undefined) return { state: "missing" };
  // Sealed with a key that is lost, the secret checks nothing. Recovery codes still do.
  const secret = secretBox.open(app.secret, secretContext(id));
  const step = secret === null ? null : codeStep(secret, code, await clock());
  if (step !== null) return step > app.lastStep ? { state: "right", by: { step } } : { state: "wrong" };
  const codeHash = recoveryHash(code);
  return (await hasRecoveryCode(database, id, codeHash)) ? { state: "right", by: { codeHash } } : { state: "wrong" };
}

/**
 * Uses up the code that let somebody in, so that it lets in once. Whose recovery code it was is told by mail.
 * @throws Refusal wrong_code when it was used meanwhile
 */
export async function useSecondFactor(
  context: Context,
  transaction: EntityManager,
  member: Staff,
  factor: SecondFactor,
): Promise<void> {
  if (factor.state !== "right") return;
  const { by } = factor;
  const { id } = member;
  if ("step" in by) {
    if (!(await useCodeStep(transaction, id, by.step))) throw new Refusal("wrong_code");
    return;
  }
  if (!(await useRecoveryCode(transaction, id, by.codeHash))) throw new Refusal("wrong_code");
  const left = await transaction.countBy(recoveryCodeEntity, { staffId: id });
  await insertNotification(
    context.database,
    transactionStatements(transaction),
    recoveryCodeMail(context, member, left),
  );
}
