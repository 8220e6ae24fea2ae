import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import type { AnyRoute } from "./route.ts";

const folders = globSync("*/endpoints.ts", { cwd: import.meta.dirname }).map((path) =>
  path.replace("/endpoints.ts", ""),
);
const nouns = await Promise.all(
  folders.map(async (folder) => {
    const endpoints: Record<string, Endpoint> = await import(`./${folder}/endpoints.ts`);
    const routes: Record<string, AnyRoute> = await import(`./${folder}/routes.ts`);
    return { folder, endpoints, routes };
  }),
);
const routes = nouns.flatMap((noun) => Object.entries(noun.routes));

test.each(nouns)("the browser's endpoints for $folder match the server's routes", (noun) => {
  const known = Object.entries(noun.endpoints).map(([name, { method, path }]) => `${name}: ${method} ${path}`);
  const checked = Object.entries(noun.routes).map(([name, { method, path }]) => `${name}: ${method} ${path}`);
  expect(known.length).toBeGreaterThan(0);
  expect(checked.toSorted()).toEqual(known.toSorted());
});

test("no two routes share a method and a path, even with different parameter names", () => {
  const addresses = routes.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ":")}`);
  expect(addresses).toEqual([...new Set(addresses)]);
});

test.each(routes)("%s validates exactly the parameters in its path", (_name, { path, contract }) => {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const checked = contract.params instanceof z.ZodObject ? Object.keys(contract.params.shape) : [];
  expect(new Set(checked)).toEqual(new Set(named));
});
