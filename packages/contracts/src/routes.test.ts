import { expect, test } from "vitest";
import { z } from "zod";
import { declaredErrors } from "./errors.ts";
import { allRoutes, routeName, parameterNames } from "./routes.fixture.ts";

test("no two routes share a method and a path, even with different parameter names", () => {
  const addresses = allRoutes.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ":")}`);
  expect(addresses).toEqual([...new Set(addresses)]);
});

test("every route validates exactly the parameters in its path", () => {
  const wrong = allRoutes.filter((route) => {
    const { params } = route.contract;
    const checked = params instanceof z.ZodObject ? Object.keys(params.shape) : [];
    return checked.toSorted().join() !== parameterNames(route).toSorted().join();
  });
  expect(wrong.map(routeName)).toEqual([]);
});

test("no route takes a client's ID in its query, which proxies and browsers keep", () => {
  const queries = allRoutes.flatMap(({ contract: { query }, ...route }) =>
    query instanceof z.ZodObject ? Object.keys(query.shape).map((name) => `${route.method} ${route.path}?${name}`) : [],
  );
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.filter((query) => /\?.*client/i.test(query))).toEqual([]);
});

test("every change that strangers can make says what it costs", () => {
  const silent = allRoutes.filter(
    ({ method, contract }) => contract.access !== "staff" && method !== "GET" && contract.costs === undefined,
  );
  expect(silent.map(routeName)).toEqual([]);
});

test("every route of the staff names the right that it needs, and so does every change that a client can make as well", () => {
  const open = allRoutes.filter(
    ({ method, contract: { access, right } }) =>
      right === undefined && (access === "staff" || (access === "portal" && method !== "GET")),
  );
  expect(open.map(routeName)).toEqual([]);
});

test("every route with a body says that it may refuse it", () => {
  const silent = allRoutes.filter((route) => route.contract.body && !declaredErrors(route).includes("invalid_input"));
  expect(silent.map(routeName)).toEqual([]);
});
