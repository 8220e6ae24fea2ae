import { sealAgain } from "@agency/core/connections/seal-again";
import { actAsOwner } from "@agency/platform/act-as-owner";
import { openDatabase } from "@agency/platform/db/database";
import { connectionRepository } from "@agency/platform/db/repositories/connections";
import { staffRepository } from "@agency/platform/db/repositories/staff";
import { EnvironmentError, readEnvironment } from "@agency/platform/environment";
import { isGuessedFirst } from "@agency/platform/password/common-passwords";
import { secretBox } from "@agency/platform/secrets/secret-box";
import { secretKeys } from "@agency/platform/secrets/secret-key";
import { startOrSayWhy } from "@agency/platform/start/start-problem";
import { namesKnownHere } from "./names-known-here.ts";
import { addStaff, newPassword } from "./staff-account.ts";

/** Migrates the database, seals secrets with a changed SECRET_KEY again and, if there is no staff account yet, creates the first one. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  actAsOwner(environment.DATA_DIR);
  const box = secretBox(secretKeys(environment));
  const database = await openDatabase({ url: environment.DATABASE_URL, folder: environment.DATA_DIR });
  try {
    for (const name of await database.migrate()) process.stdout.write(`Migrated: ${name}\n`);
    const sealed = await sealAgain({ connections: connectionRepository(database), secretBox: box });
    if (sealed > 0) process.stdout.write(`Connections encrypted again with the new SECRET_KEY: ${sealed}\n`);
    if ((await staffRepository(database).count()) > 0) return;
    const { ADMIN_PASSWORD: given, ADMIN_USERNAME: username } = environment;
    if (given && isGuessedFirst(given, [username, ...namesKnownHere])) {
      throw new EnvironmentError("ADMIN_PASSWORD is too easy to guess. Set another one of at least 12 characters.");
    }
    const password = given ?? newPassword();
    await addStaff(database, { username, password });
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
