import { v7 as newId } from "uuid";
import type { FakeGoogle } from "@agency/google-fake/start";
import type { Business } from "@agency/google-fake/world";
import type { AccountKind } from "@agency/model/connections";
import type { Client } from "../clients/client.ts";
import type { Database } from "../kit/db/database.ts";
import { secretBox } from "../kit/secrets.ts";
import { type Connection, sealCredentials } from "../sources/connection.ts";
import { readingScopes } from "../sources/google/sources.ts";
import type { Source } from "../sources/source.ts";
import { findConnection, saveConnection, saveSource } from "../sources/store.ts";
import { contextOn } from "./context.ts";

/** SECRET_KEY of tests. */
const testKey = "5".repeat(64);

/**
 * Connects the fake's agency account, as somebody who presses Allow. Doing it again connects it again.
 * @param expired whether the access token is to be renewed at once
 */
export async function connectFake(database: Database, fake: FakeGoogle, { expired = false } = {}): Promise<Connection> {
  const email = "agency@google.example";
  const { accessToken, refreshToken } = fake.allow(email, Object.values(readingScopes));
  const now = await database.now();
  const id = (await findConnection(database, email))?.id ?? newId();
  const expiresAt = new Date(now.getTime() + (expired ? 0 : 3_600_000));
  const connection: Connection = {
    id,
    provider: "google",
    kind: "oauth",
    email,
    scopes: Object.values(readingScopes),
    secret: sealCredentials(secretBox([Buffer.from(testKey, "hex")]), id, { refreshToken }, { accessToken, expiresAt }),
    state: "ok",
    connectedBy: "siti",
    connectedAt: now,
    checkedAt: now,
    endsAt: null,
  };
  await saveConnection(database, connection);
  return connection;
}

/** Chooses an account of the fake for a client. */
export async function addSource(
  database: Database,
  { client, connection, business, kind }: AddedSource,
): Promise<Source> {
  const source: Source = {
    id: newId(),
    clientId: client.id,
    connectionId: connection.id,
    kind,
    accountId: accountIds[kind](business),
    name: business.name,
    sites: [new URL(business.website).hostname],
    accepted: [],
    timeZone: kind === "search_console" ? "America/Los_Angeles" : business.timeZone,
    chosenBy: "siti",
    chosenAt: await database.now(),
    tracking: null,
    fills: null,
    problem: null,
    problemSince: null,
    readAt: null,
    watchedOn: null,
  };
  await saveSource(contextOn(database), source, { approvedToo: false });
  return source;
}

const accountIds: Record<AccountKind, (business: Business) => string> = {
  analytics: ({ propertyId }) => propertyId,
  search_console: ({ siteUrl }) => siteUrl,
  business_profile: ({ locationId }) => locationId,
};

type AddedSource = {
  client: Pick<Client, "id">;
  connection: Pick<Connection, "id">;
  business: Business;
  kind: AccountKind;
};
