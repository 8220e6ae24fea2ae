import { openDatabase } from "@agency/server/compose/tables";
import { EnvironmentError, readEnvironment } from "@agency/server/kit/environment";
import { secretBox, secretKeys } from "@agency/server/kit/secrets";
import { actAsOwner, startOrSayWhy } from "@agency/server/kit/start";
import { sealAgain } from "@agency/server/sources/connect";
import { hashPassword, newPassword } from "@agency/server/staff/password";
import { passwordProblem } from "@agency/server/staff/password-problem";
import { accountName } from "@agency/server/staff/staff";
import { addStaff, countStaff } from "@agency/server/staff/store";

/** Migrates the database, seals secrets with a changed SECRET_KEY again and creates the first staff account, unless there is one. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  actAsOwner(environment.DATA_DIR);
  const box = secretBox(secretKeys(environment));
  const database = await openDatabase({ url: environment.DATABASE_URL, folder: environment.DATA_DIR });
  try {
    for (const name of await database.migrate()) process.stdout.write(`Migrated: ${name}\n`);
    const sealed = await sealAgain(database, box);
    if (sealed > 0) process.stdout.write(`Connections encrypted again with the new SECRET_KEY: ${sealed}\n`);
    if ((await countStaff(database)) > 0) return;
    const { ADMIN_PASSWORD: given } = environment;
    const username = accountName(environment.ADMIN_USERNAME);
    const problem = given && (await passwordProblem(given, username));
    if (problem) throw new EnvironmentError(`ADMIN_PASSWORD ${problem}`);
    const password = given ?? newPassword();
    await addStaff(
      database,
      { username, role: "owner", passwordHash: await hashPassword(password) },
      await database.now(),
    );
    process.stdout.write(
      environment.ADMIN_PASSWORD
        ? `\nStaff account created: ${username}, with the password in ADMIN_PASSWORD\n\n`
        : `\nStaff sign-in (shown only this once)\n  username  ${username}\n  password  ${password}\n\n`,
    );
  } finally {
    await database.close();
  }
}

await startOrSayWhy(main);
