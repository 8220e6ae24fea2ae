import { addressOf } from "./addresses.fixture.ts";
import { allRoutes, nameOf } from "./routes.fixture.ts";
import { sampleBody } from "./samples.fixture.ts";

/** A call that anybody can make. */
export type AnonymousCall = { name: string; method: string; path: string; body?: string };

/** Addresses of the API that no contract describes. A test finds those that are missing. */
export const undescribed: readonly string[] = ["/api/openapi.json"];

const manyFields = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`k${n}`, 1]));

/** A call of each route that needs no session, with a body that it accepts, and with one that is made to take long. */
export const anonymousCalls: AnonymousCall[] = [
  ...undescribed.map((path) => ({ name: `GET ${path}`, method: "GET", path })),
  ...allRoutes
    .filter(({ contract }) => contract.access !== "staff")
    .flatMap((route) => {
      const call = { name: nameOf(route), method: route.method, path: addressOf(route) };
      const body = sampleBody(route);
      return body === undefined
        ? [call]
        : [
            { ...call, body: JSON.stringify(body) },
            { ...call, name: `${call.name}, deep`, body: "[".repeat(32_000) + "]".repeat(32_000) },
            { ...call, name: `${call.name}, many fields`, body: JSON.stringify(manyFields) },
          ];
    }),
];
