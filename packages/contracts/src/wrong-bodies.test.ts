import { expect, test } from "vitest";
import { allRoutes, nameOf } from "./routes.fixture.ts";

const withBody = allRoutes.filter(({ contract }) => contract.body !== undefined);

test.each(withBody.map((route) => [nameOf(route), route.contract.body] as const))(
  "%s refuses what is no object",
  (_, body) => {
    for (const wrong of [null, undefined, 1, "text", true, []]) expect(body?.safeParse(wrong).success).toBe(false);
  },
);
