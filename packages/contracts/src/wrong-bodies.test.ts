import { expect, test } from "vitest";
import { allRoutes, routeName } from "./routes.fixture.ts";

const withBody = allRoutes.filter(({ contract }) => contract.body !== undefined);

test.each(withBody.map((route) => [routeName(route), route.contract.body] as const))(
  "%s refuses a body that is not an object",
  (_, body) => {
    for (const wrong of [null, undefined, 1, "text", true, []]) expect(body?.safeParse(wrong).success).toBe(false);
  },
);
