import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { secretBox } from "../kit/secrets.ts";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import { accessTokens } from "./access-token.ts";
import { sealAgain } from "./connect.ts";
import { type Connection, connectionState, sealCredentials } from "./connection.ts";
import { connectionById, saveConnection } from "./store.ts";

const database = await scratchDatabase();
const [key, next] = [randomBytes(32), randomBytes(32)];
const now = new Date("2026-11-10T04:00:00Z");
const id = "01890000-0000-7000-8000-00000000000a";
const later = new Date(now.getTime() + 3_600_000);

function connected(box: ReturnType<typeof secretBox>, expiresAt = later): Connection {
  return {
    id,
    provider: "google",
    kind: "oauth",
    email: "agency@google.example",
    scopes: ["one", "two"],
    secret: sealCredentials(box, id, { refreshToken: "refresh" }, { accessToken: "first", expiresAt }),
    state: "ok",
    connectedBy: "admin",
    connectedAt: now,
    checkedAt: now,
    endsAt: null,
  };
}

beforeEach(() => database.write((manager) => manager.query("DELETE FROM connections")));

const stored = async () => {
  const connection = await connectionById(database, id);
  if (!connection) throw new Error("The connection is not there");
  return connection;
};

test("after SECRET_KEY changed, tokens are sealed with the new key, and the old one is needed no more", async () => {
  await saveConnection(database, connected(secretBox([key])));
  expect(connectionState(secretBox([next]), await stored())).toBe("locked");
  expect(await sealAgain(database, secretBox([next, key]))).toBe(1);
  expect(await sealAgain(database, secretBox([next, key]))).toBe(0);
  expect(connectionState(secretBox([next]), await stored())).toBe("ok");
});

test("what cannot be opened stays, so that the right key still opens it", async () => {
  await saveConnection(database, connected(secretBox([key])));
  expect(await sealAgain(database, secretBox([next]))).toBe(0);
  expect(connectionState(secretBox([key]), await stored())).toBe("ok");
});

test("a sealed token that was copied into another row does not open there", async () => {
  const box = secretBox([key]);
  await saveConnection(database, { ...connected(box), id: id.replace(/a$/, "b") });
  const moved = await connectionById(database, id.replace(/a$/, "b"));
  expect(moved && connectionState(box, moved)).toBe("locked");
});

/** A sign-in at Google that gives numbered tokens, once the test lets it. */
function numberedTokens(box: ReturnType<typeof secretBox>) {
  const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let renewed = 0;
  const app = {
    consentAddress: () => Promise.reject(new Error("not asked")),
    exchangeCode: () => Promise.reject(new Error("not asked")),
    refreshTokens: async () => {
      renewed += 1;
      begun.resolve();
      await gate.promise;
      return { accessToken: `token ${renewed}`, expiresAt: later, refreshToken: null, endsAt: null, scopes: [] };
    },
  };
  const google = { app, signInWithKey: () => Promise.reject(new Error("not asked")) };
  const readToken = accessTokens({ database, google, secretBox: box, clock: () => now });
  return { readToken, begun: begun.promise, open: gate.resolve, renewed: () => renewed };
}

test("an ended token is renewed once, however many ask at the same time, and kept for the next", async () => {
  const box = secretBox([key]);
  await saveConnection(database, connected(box, now));
  const { readToken, open, renewed } = numberedTokens(box);
  const asked = Promise.all([readToken(id), readToken(id), readToken(id)]);
  open();
  expect(await asked).toEqual(["token 1", "token 1", "token 1"]);
  expect(await readToken(id)).toBe("token 1");
  expect(renewed()).toBe(1);
});

test("a renewal that comes back after the staff disconnected brings no token back", async () => {
  const box = secretBox([key]);
  const connection = connected(box, now);
  await saveConnection(database, connection);
  const { readToken, begun, open } = numberedTokens(box);
  const asked = readToken(id);
  await begun;
  await saveConnection(database, { ...connection, state: "disconnected", secret: null });
  open();
  await asked;
  expect(await stored()).toMatchObject({ state: "disconnected", secret: null });
});
