import { routeAddress } from "./addresses.fixture.ts";
import { allRoutes, routeName } from "./routes.fixture.ts";
import { sampleBody } from "./samples.fixture.ts";

/** A call that anybody can make. */
export type AnonymousCall = { name: string; method: string; path: string; body?: string };

/** Addresses of the API that no contract describes. A test finds missing ones. */
export const undescribed: readonly string[] = ["/api/openapi.json", "/api/mcp"];

const anonymousRoutes = allRoutes.filter(({ contract }) => contract.access !== "staff");

/** The ids in addresses, by the names of the parameters. */
type Ids = Record<string, string>;

const toCall = (route: (typeof allRoutes)[number], ids: Ids = {}): AnonymousCall => ({
  name: routeName(route),
  method: route.method,
  path: routeAddress(route, ids),
});

/** A call of each route that needs no session, with a body that it accepts. Ids that are not given belong to nobody. */
export function anonymousCallsTo(ids: Ids): AnonymousCall[] {
  return [
    ...undescribed.map((path) => ({ name: `GET ${path}`, method: "GET", path })),
    ...anonymousRoutes.map((route) => {
      const body = sampleBody(route);
      return { ...toCall(route, ids), ...(body !== undefined && { body: JSON.stringify(body) }) };
    }),
  ];
}

/** The same with ids that belong to nobody. */
export const anonymousCalls: AnonymousCall[] = anonymousCallsTo({});

const manyFields = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`k${n}`, 1]));

/** Two calls of each route that takes a body, with bodies that are made to take long. */
export const heavyCalls: AnonymousCall[] = anonymousRoutes
  .filter(({ contract }) => contract.body !== undefined)
  .map((route) => toCall(route))
  .flatMap((call) => [
    { ...call, name: `${call.name}, deep`, body: "[".repeat(32_000) + "]".repeat(32_000) },
    { ...call, name: `${call.name}, many fields`, body: JSON.stringify(manyFields) },
  ]);
