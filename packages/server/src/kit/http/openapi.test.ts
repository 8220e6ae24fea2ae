import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { declaredErrors } from "@agency/contracts/errors";
import type { AnyRoute } from "@agency/contracts/route";
import { allRoutes, parameterNames } from "@agency/contracts/routes.fixture";
import { errorStatus } from "@agency/model/error-codes";
import { testFolder } from "@agency/testing/afterwards";
import { startApi } from "../../testing/api.ts";
import { withEach } from "../../testing/call.ts";
import { descriptionPath } from "./openapi.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../../", import.meta.url));

type Operation = {
  operationId: string;
  summary: string;
  security: unknown;
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: { type?: string } }> };
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
};
type Schema = { properties?: { error?: { enum: string[] } } };

const started = await startApi({ environment: { PUBLIC_URL: "https://agency.test" } });
const text = (await started.app.inject(descriptionPath)).body;
const document: {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
} = JSON.parse(text);

const described = (path: string) => path.replaceAll(/:(\w+)/g, "{$1}");

test("the API description passes the linter", async () => {
  const folder = await testFolder();
  await writeFile(join(folder, "openapi.json"), text);
  const lint = run(
    join(root, "node_modules/.bin/redocly"),
    [
      "lint",
      join(folder, "openapi.json"),
      `--config=${join(root, "redocly.yaml")}`,
      "--format=json",
      "--max-problems=50",
    ],
    { env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
  );
  const { stdout } = await lint.catch((error: { stdout: string }) => error);
  const { totals, problems } = JSON.parse(stdout);
  expect(problems.map(({ ruleId, message }: Record<string, string>) => `${ruleId}: ${message}`)).toEqual([]);
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
});

test("whoever goes by the API description can send 19.99: validators that divide refuse it as a multiple of 0.01", () => {
  expect(text).toContain('"adSpend"');
  expect(text).not.toContain("multipleOf");
});

test("the API description is OpenAPI 3.1 and lists exactly the contracts' paths", () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  const paths = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(paths.toSorted()).toEqual(allRoutes.map(({ method, path }) => `${method} ${described(path)}`).toSorted());
});

const findOperation = ({ method, path }: AnyRoute) => {
  const found = document.paths[described(path)]?.[method.toLowerCase()];
  if (!found) throw new Error("The route is not described");
  return found;
};

const errorsNamed = (reference = ""): string[] =>
  document.components.schemas[reference.replace("#/components/schemas/", "")]?.properties?.error?.enum ?? [];

test("every route has its success and every declared error described", async () => {
  await withEach(allRoutes, (route) => {
    const { responses } = findOperation(route);
    const codes = Object.entries(responses).flatMap(([status, { content }]) =>
      errorsNamed(content?.["application/json"]?.schema.$ref).map((code) => `${status} ${code}`),
    );
    expect(codes.toSorted()).toEqual(
      declaredErrors(route)
        .map((code) => `${errorStatus[code]} ${code}`)
        .toSorted(),
    );

    const { status, contentType = "application/json" } = route.contract.success;
    const content = Object.keys(responses[status]?.content ?? {});
    expect(content).toEqual(status === 204 || status === 303 ? [] : [contentType.split(";")[0]]);
  });
});

test("every route has its callers and input described", async () => {
  await withEach(allRoutes, (route) => {
    const { contract } = route;
    const { security, parameters = [], requestBody } = findOperation(route);
    const staff = [{ session: [] }, ...(route.method === "GET" ? [{ token: [] }] : [])];
    const open = { public: [], portal: [{}, ...staff], staff };
    expect(security).toEqual(open[contract.access]);
    const inPath = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
    expect(inPath).toEqual(parameterNames(route));
    expect(parameters.some((parameter) => parameter.in === "query")).toBe(contract.query !== undefined);
    const taken = contract.body ? ["application/json"] : [];
    expect(Object.keys(requestBody?.content ?? {})).toEqual(taken);
  });
});

test("what many routes answer is described once, and nothing is described that none of them does", () => {
  const named = Object.keys(document.components.schemas);
  expect(named).toEqual(expect.arrayContaining(["Client", "ErrorField", "Report", "Snapshot"]));
  expect(named.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
  expect(Buffer.byteLength(text)).toBeLessThan(960_000);
});

test("every operation has a unique name", () => {
  const names = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
});

test("the description is not sent again to those who have it", async () => {
  const { headers } = await started.app.inject(descriptionPath);
  const again = await started.app.inject({ url: descriptionPath, headers: { "if-none-match": String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("the description is serialised once for all who ask", async () => {
  const { app } = await startApi();
  const serialise = vi.spyOn(JSON, "stringify");
  const answers = await Promise.all(Array.from({ length: 3 }, () => app.inject(descriptionPath)));
  const isDescription = ({ value }: { value?: unknown }) => value === answers[0]?.body;
  expect(serialise.mock.results.filter(isDescription)).toHaveLength(1);
  serialise.mockRestore();
});

test("many who ask for the description at once are told when to come back, and it is there for those after them", async () => {
  const { app } = await startApi();
  const answers = await Promise.all(Array.from({ length: 10 }, () => app.inject(descriptionPath)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.map(({ statusCode, headers }) => [statusCode, headers["retry-after"]])).toEqual(
    refused.map(() => [503, "1"]),
  );
  expect((await app.inject(descriptionPath)).statusCode).toBe(200);
});
