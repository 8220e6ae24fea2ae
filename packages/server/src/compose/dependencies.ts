import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { v7 } from "uuid";
import { type ServerState, readServerState } from "../attention/server-state.ts";
import type { FiguresContext } from "../figures/showing-reports.ts";
import { carriedClock } from "../kit/clock.ts";
import { type Environment, sampleUse } from "../kit/environment.ts";
import { builtSite } from "../kit/http/site.ts";
import { mailSender } from "../kit/mail/addresses.ts";
import { type DnsQuery, systemDns } from "../kit/mail/domain-check.ts";
import { type MailFolder, mailFolder } from "../kit/mail/mail-folder.ts";
import { type Outbound, outbound } from "../kit/outbound/outbound.ts";
import { type Bell, openBell } from "../kit/queue/bell.ts";
import { type SecretBox, secretBox, secretKeys } from "../kit/secrets.ts";
import { type ThrottleStore, openThrottles } from "../kit/throttle/throttles.ts";
import { showingReports } from "../reports/showing-reports.ts";
import { askForUndrawn } from "../reports/undrawn-words.ts";
import { type GetAccessToken, accessTokens } from "../sources/access-token.ts";
import type { GoogleSignIn } from "../sources/connection.ts";
import { googleServices } from "../sources/google/oauth.ts";
import { type Sandbox, openSandbox } from "./sandbox.ts";
import { openDatabase } from "./tables.ts";

/** Everything the routes use, created once and passed down. */
export type Dependencies = FiguresContext & {
  log: Logger;
  server: () => Promise<ServerState>;
  /** Encrypts the tokens of connections. */
  secretBox: SecretBox;
  google: GoogleSignIn;
  /** Valid tokens of the connections. */
  getAccessToken: GetAccessToken;
  /** Reads what strangers wrote, and draws. */
  sandbox: Sandbox;
  /** Finds the words of texts that a PDF cannot show. */
  undrawnIn: (texts: string[]) => Promise<string[]>;
  bell: Bell;
  /** Counts tries for all processes of the API. */
  throttles: ThrottleStore;
  mailFolder: MailFolder;
  /** Fetches URLs that visitors type. */
  outbound: Outbound;
  /** Looks up records of the DNS, for the check of the sender's domain. */
  dns: DnsQuery;
  /** Sender of every email. */
  mailFrom: string;
};

/** How often the API reads the database's clock, in ms. */
const clockEvery = 60_000;

/** Opens what the environment names. `close` closes everything again. */
export async function openDependencies(
  environment: Environment,
  log: Logger,
): Promise<Dependencies & { close: () => Promise<void> }> {
  const box = secretBox(secretKeys(environment));
  const database = await openDatabase({
    url: environment.DATABASE_URL,
    folder: environment.DATA_DIR,
    samples: sampleUse(environment),
    log,
  });
  const clock = await carriedClock(database);
  const keepingTime = setInterval(() => void clock.set().catch(() => undefined), clockEvery).unref();
  const bell = await openBell(environment.REDIS_URL, log);
  const throttles = await openThrottles(environment, database, log);
  const folder = mailFolder(environment.DATA_DIR);
  const sandbox = openSandbox({ site: builtSite(environment.SITE_DIR) });
  const google = googleServices(environment, clock.read);
  return {
    environment,
    log,
    clock: clock.read,
    newId: v7,
    random: randomBytes,
    database,
    reports: showingReports,
    server: () => readServerState(environment),
    secretBox: box,
    google,
    getAccessToken: accessTokens({ database, google, secretBox: box, clock: clock.read }),
    sandbox,
    undrawnIn: askForUndrawn(sandbox),
    bell,
    throttles,
    mailFolder: folder,
    outbound: outbound({ allow: environment.OUTBOUND_ALLOW }),
    dns: systemDns(),
    mailFrom: mailSender(environment),
    close: async () => {
      clearInterval(keepingTime);
      await sandbox.close();
      await Promise.all([bell.close(), throttles.close()]);
      await database.close();
    },
  };
}
