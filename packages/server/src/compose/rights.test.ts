import { expect, test } from "vitest";
import type { AnyRoute } from "@agency/contracts/route";
import { allRoutes, routeName } from "@agency/contracts/routes.fixture";
import { sampleBody } from "@agency/contracts/samples.fixture";
import { startConnecting } from "@agency/contracts/source-connections";
import { hasRight, roles } from "@agency/model/rights";
import { handle } from "../kit/http/handle.ts";
import { startApi } from "../testing/api.ts";
import { withEach } from "../testing/call.ts";

const api = await startApi();

/** Whether the right of a route turned a call away. Ids of nothing let no call change anything. */
async function isTurnedAway(route: AnyRoute, session: string | null): Promise<boolean> {
  const { statusCode, body } = await api.attempt(route, { body: sampleBody(route) }, { session });
  return statusCode === 403 && body.includes('"not_allowed"');
}

test.each(roles)(
  "a person with the role %s may make the calls that the table of rights allows, and no other",
  async (role) => {
    const answers: [string, boolean][] = [];
    let session = await api.join(role);
    await withEach(allRoutes, async (route) => {
      const { right } = route.contract;
      answers.push([routeName(route), right !== undefined && !hasRight({ role, ownClientsOnly: false }, right)]);
      expect(await isTurnedAway(route, session)).toBe(answers.at(-1)?.[1]);
      // Signing in and out ends the session.
      if (route.path.startsWith("/api/auth/")) session = await api.join(role);
    });
    // What only owners may do keeps others out somewhere.
    expect(answers.some(([, refused]) => refused)).toBe(role !== "owner");
  },
);

test("somebody without a session is turned away from every call of the staff, whichever right it needs", async () => {
  await withEach(
    allRoutes.filter(({ contract }) => contract.access === "staff"),
    async (route) => {
      const { body } = await api.refused(route, { body: sampleBody(route) }, { session: null });
      expect(body.error).toBe("not_signed_in");
    },
  );
});

test("staff may sign a connection in again, but not connect a new account", async () => {
  const session = await api.join("staff");
  const start = (connectionId: string | null) =>
    api.refused(startConnecting, { body: { connectionId, businessProfile: false } }, { session });
  expect((await start(null)).body.error).toBe("not_allowed");
  expect((await start("01890000-0000-7000-8000-000000000000")).body.error).toBe("google_not_configured");
});

test("a call of the staff that names no right keeps the server from starting", () => {
  const { right: _right, ...contract } = startConnecting.contract;
  const route = { method: "POST", path: "/api/forgotten", contract } as const;
  expect(() => handle(api.app, route, async () => ({ url: "" }))).toThrow(/names no right/);
});
