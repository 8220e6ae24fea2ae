import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { v7 } from "uuid";
import { readServerState, type ServerState } from "./attention/server-state.ts";
import type { BoardRepository } from "./board/board-repository.ts";
import type { RunRepository } from "./board/run.ts";
import { runRepository } from "./board/runs-store.ts";
import { boardRepository } from "./board/store.ts";
import type { FiguresRepository } from "./figures/figures-repository.ts";
import { type FiguresKnown, figuresKnown, type FiguresReader, figuresReader } from "./figures/read-figures.ts";
import { figuresRepository } from "./figures/store.ts";
import { importFiles } from "./imports/files-store.ts";
import type { ImportFiles } from "./imports/import-files.ts";
import type { ImportMemory } from "./imports/import-memory.ts";
import { importMemory } from "./imports/memory-store.ts";
import { carriedClock } from "./kit/clock.ts";
import type { Context } from "./kit/context.ts";
import { type Environment, hostOf, sampleUse } from "./kit/environment.ts";
import { senderOf } from "./kit/mail/addresses.ts";
import { type DnsQuery, systemDns } from "./kit/mail/domain-check.ts";
import { type MailFolder, mailFolder } from "./kit/mail/mail-folder.ts";
import { type Outbound, outbound } from "./kit/outbound/outbound.ts";
import { type Bell, openBell } from "./kit/queue/bell.ts";
import { type SecretBox, secretBox, secretKeys } from "./kit/secrets.ts";
import { openThrottles, type ThrottleStore } from "./kit/throttle/throttles.ts";
import { askForUndrawn } from "./reports/undrawn-words.ts";
import { openSandbox, type Sandbox } from "./sandbox.ts";
import { accessTokens, type AccessTokenOf } from "./sources/access-token.ts";
import type { ConnectionRepository } from "./sources/connection-repository.ts";
import { connectionRepository } from "./sources/connections-store.ts";
import type { GoogleAccounts } from "./sources/google-accounts.ts";
import type { GoogleSignIn } from "./sources/google-sign-in.ts";
import { googleServices } from "./sources/google/google-services.ts";
import type { ReadRepository } from "./sources/read-repository.ts";
import { sourceReadRepository } from "./sources/reads-store.ts";
import type { SourceRepository } from "./sources/source-repository.ts";
import { sourceRepository } from "./sources/store.ts";
import { openDatabase } from "./tables.ts";

/** Everything the routes use, created once and passed down. */
export type Dependencies = Context & {
  server: () => Promise<ServerState>;
  board: BoardRepository;
  connections: ConnectionRepository;
  sources: SourceRepository;
  /** What was read of the sources, and what will be. */
  reads: ReadRepository;
  /** Encrypts the tokens of connections. */
  secretBox: SecretBox;
  google: GoogleSignIn & GoogleAccounts;
  /** Valid tokens of the connections. */
  accessTokenOf: AccessTokenOf;
  figures: FiguresRepository;
  figuresReader: FiguresReader;
  figuresKnown: FiguresKnown;
  /** Whether reports of sample figures may be emailed. */
  sampleMails: boolean;
  importMemory: ImportMemory;
  importFiles: ImportFiles;
  runs: RunRepository;
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
  const database = await openDatabase({ url: environment.DATABASE_URL, folder: environment.DATA_DIR, log });
  const clock = await carriedClock(database);
  const keepingTime = setInterval(() => void clock.set().catch(() => undefined), clockEvery).unref();
  const figures = figuresRepository(database);
  const bell = await openBell(environment.REDIS_URL, log);
  const throttles = await openThrottles(environment, database, log);
  const folder = mailFolder(environment.DATA_DIR);
  const sandbox = openSandbox();
  const connections = connectionRepository(database);
  const google = googleServices(environment, clock.read);
  return {
    environment,
    log,
    clock: clock.read,
    newId: v7,
    random: randomBytes,
    database,
    server: () => readServerState(environment),
    board: boardRepository(database, sampleUse(environment)),
    connections,
    sources: sourceRepository(database),
    reads: sourceReadRepository(database),
    secretBox: box,
    google,
    accessTokenOf: accessTokens({ connections, google, secretBox: box, clock: clock.read }),
    figures,
    figuresReader: figuresReader(figures, sampleUse(environment)),
    figuresKnown: figuresKnown(figures, sampleUse(environment)),
    sampleMails: sampleUse(environment).sampleMails,
    importMemory: importMemory(database),
    importFiles: importFiles(database),
    runs: runRepository(database, { host: hostOf(environment) }),
    sandbox,
    undrawnIn: askForUndrawn(sandbox),
    bell,
    throttles,
    mailFolder: folder,
    outbound: outbound({ allow: environment.OUTBOUND_ALLOW }),
    dns: systemDns(),
    mailFrom: senderOf(environment),
    close: async () => {
      clearInterval(keepingTime);
      await sandbox.close();
      await Promise.all([bell.close(), throttles.close()]);
      await database.close();
    },
  };
}
