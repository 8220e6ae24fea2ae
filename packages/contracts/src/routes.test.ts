import { expect, test } from "vitest";
import { z } from "zod";
import { declaredErrors } from "./declared-errors.ts";
import { allRoutes, named } from "./routes.fixture.ts";

test("no two routes share a method and a path, even with different parameter names", () => {
  const addresses = allRoutes.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ":")}`);
  expect(addresses).toEqual([...new Set(addresses)]);
});

test.each(named(allRoutes))("%s validates exactly the parameters in its path", (_name, { path, contract }) => {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const checked = contract.params instanceof z.ZodObject ? Object.keys(contract.params.shape) : [];
  expect(new Set(checked)).toEqual(new Set(inPath));
});

test.each(named(allRoutes))(
  "%s takes no client's ID in its query, which proxies and browsers keep",
  (_name, { contract }) => {
    const inQuery = contract.query instanceof z.ZodObject ? Object.keys(contract.query.shape) : [];
    expect(inQuery.filter((name) => /client/i.test(name))).toEqual([]);
  },
);

test.each(named(allRoutes.filter(({ contract }) => contract.body)))(
  "%s says that it may refuse its body",
  (_name, route) => {
    expect(declaredErrors(route)).toContain("invalid_input");
  },
);
