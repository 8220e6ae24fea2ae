import { hash } from "@node-rs/argon2";
import { type Logger, pino } from "pino";
import { v7 as newId } from "uuid";
import type { Redirects } from "@agency/content/redirects";
import { login, type LoginInput } from "@agency/contracts/staff";
import { changeMember, listTeam } from "@agency/contracts/team";
import type { Role } from "@agency/model/rights";
import { afterwards } from "@agency/testing/afterwards";
import { buildApp } from "../compose/app.ts";
import { type Dependencies, openDependencies } from "../compose/dependencies.ts";
import { openSandbox } from "../compose/sandbox.ts";
import { readEnvironment } from "../kit/environment.ts";
import { cookieName } from "../kit/http/signed-in.ts";
import type { DnsQuery } from "../kit/mail/domain-check.ts";
import { outbound } from "../kit/outbound/outbound.ts";
import type { Resolve } from "../kit/outbound/target.ts";
import { databaseThrottle } from "../kit/throttle/throttles.ts";
import { askForUndrawn } from "../reports/undrawn-words.ts";
import { accessTokens } from "../sources/access-token.ts";
import { googleServices } from "../sources/google/oauth.ts";
import { accountName } from "../staff/staff.ts";
import { addStaff } from "../staff/store.ts";
import { caller } from "./call.ts";
import { sharedSandbox } from "./context.ts";
import { migratedScratch } from "./migrated-scratch.ts";
import { polledWorker, speedTester } from "./polled-worker.ts";

export const staffMember = { username: "admin", password: "violin lembu garaj nebula" } as const;

/** Tuesday, 10 November 2026, noon in Kuala Lumpur: the last complete month is October. */
export const tuesday = new Date("2026-11-10T04:00:00Z");

type Options = {
  /** Environment variables to set. */
  environment?: Record<string, string>;
  log?: Logger;
  /** Folder of the built website; none when omitted. */
  site?: string;
  /** In place of the agency's redirects from old addresses. */
  redirects?: Redirects;
  /** Reads the time from the database, as in production. */
  realClock?: boolean;
  /** Changes the URL of the database server. */
  databaseUrlThrough?: (url: string) => Promise<string>;
  /** Replaces the name servers. */
  resolve?: Resolve;
  /** Replaces the name servers of the check of the sender's domain. */
  dns?: DnsQuery;
  /** Draws pages instead of a browser. */
  draw?: (url: string) => Promise<string>;
};

export type Api = Awaited<ReturnType<typeof startApi>>;

/** The app with its own database, a clock that the test sets, and a signed-in staff member. It is closed afterwards. */
export async function startApi(options: Options = {}) {
  const { environment = {}, log = pino({ level: "silent" }), site, realClock, databaseUrlThrough, resolve } = options;
  const { draw = () => Promise.reject(new Error("There is no browser")) } = options;
  const scratch = await migratedScratch();
  const { databaseUrl } = scratch;
  const read = readEnvironment({
    DATA_DIR: scratch.folder,
    DATABASE_URL: databaseUrl && databaseUrlThrough ? await databaseUrlThrough(databaseUrl) : databaseUrl,
    REDIS_URL: scratch.redisUrl,
    PUBLIC_URL: "http://agency.test",
    SAMPLE_DATA: "off",
    RATE_LIMITS: "off",
    // Tests move the clock by hours between calls.
    SESSION_IDLE_HOURS: "24",
    CONFIRM_MINUTES: "1440",
    SECRET_KEY: "5".repeat(64),
    ...environment,
  });
  const { close, ...real } = await openDependencies(read, log);
  afterwards(close);
  const sandbox = site === undefined ? sharedSandbox() : openSandbox({ processes: 1, site });
  if (site !== undefined) afterwards(sandbox.close);
  const opened = {
    ...real,
    sandbox,
    undrawnIn: askForUndrawn(sandbox),
    ...(options.dns && { dns: options.dns }),
    ...(resolve ? { outbound: outbound({ allow: read.OUTBOUND_ALLOW, resolve }) } : {}),
  };
  const clock = testClock(tuesday);
  const google = googleServices(read, clock.read);
  const dependencies: Dependencies = realClock
    ? opened
    : {
        ...opened,
        clock: clock.read,
        google,
        getAccessToken: accessTokens({ ...opened, google, clock: clock.read }),
        throttles: databaseThrottle(opened.database, clock.read),
      };
  const { username, password } = staffMember;
  await addStaff(
    opened.database,
    { username, role: "owner", passwordHash: await hashOnce() },
    await dependencies.clock(),
  );

  const app = await buildApp(dependencies, {
    site: site ?? null,
    ...(options.redirects && { redirects: options.redirects }),
  });
  afterwards(() => app.close());
  let session: string | null = null;
  const calls = caller(app, { cookie: cookieName(dependencies), session: () => session });
  session = await signIn(calls);

  return {
    app,
    dependencies,
    clock,
    ...calls,
    /** Signs in once more and returns the new session. */
    signIn: () => signIn(calls),
    /** Adds an account, and signs it in. @param clientIds the only clients that it sees @returns the session */
    join: async (role: Role, clientIds?: string[]) => {
      const member = { username: `${role} ${newId()}`, password };
      const account = { username: member.username, role, passwordHash: await hashOnce() };
      await addStaff(opened.database, account, await dependencies.clock());
      if (clientIds !== undefined) {
        const added = (await calls.call(listTeam, {})).find((one) => one.username === accountName(member.username));
        await calls.call(changeMember, { params: { memberId: added?.id ?? "" }, body: { clientIds } });
      }
      return signIn(calls, member);
    },
    /** Signs in again for all further calls, when the clock has passed the session's end. */
    renewSession: async () => {
      session = await signIn(calls);
    },
    worker: { ...polledWorker(dependencies), ...speedTester(dependencies, resolve, draw) },
    /** Deletes every client with its data and every speed test, and resets the clock. */
    empty: async () => {
      await dependencies.database.write((manager) => manager.query("DELETE FROM clients"));
      await dependencies.database.write((manager) => manager.query("DELETE FROM speed_tests"));
      clock.set(tuesday);
    },
  };
}

function testClock(start: Date) {
  let now = start;
  return {
    read: () => now,
    set: (moment: Date | string) => {
      now = new Date(moment);
    },
    /** Advances the clock by `seconds`. */
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}

/** As cheap to check as can be: what a hash costs is written in it, and production's would take longer than many a test. */
let passwordHash: Promise<string> | undefined;
const hashOnce = () => (passwordHash ??= hash(staffMember.password, { memoryCost: 8, timeCost: 1, parallelism: 1 }));

async function signIn({ answer }: ReturnType<typeof caller>, member: LoginInput = staffMember): Promise<string> {
  const { headers } = await answer(login, { body: member }, { session: null });
  return sessionIn(headers["set-cookie"]);
}

/** The session token in an answer's cookie. */
export function sessionIn(setCookie: string | string[] | undefined): string {
  const [pair = ""] = String(setCookie).split(";");
  const token = pair.slice(pair.indexOf("=") + 1);
  if (!token) throw new Error("The answer does not set a session cookie");
  return token;
}
