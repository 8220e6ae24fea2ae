import { expect, test } from "vitest";
import { routeAddress } from "@agency/contracts/addresses.fixture";
import { keepLogo } from "@agency/contracts/clients";
import { requestReport } from "@agency/contracts/reports";
import { changeResponsible, listColleagues } from "@agency/contracts/responsible";
import type { AnyRoute } from "@agency/contracts/route";
import { allRoutes, routeName } from "@agency/contracts/routes.fixture";
import { sampleBody, sampleQuery } from "@agency/contracts/samples.fixture";
import { makeShare } from "@agency/contracts/shares";
import { redCircle } from "../clients/logo-files.fixture.ts";
import { cookieName } from "../kit/http/signed-in.ts";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures, october } from "../testing/sample-input.ts";

const api = await startApi();
const client = await addClientWithFigures(api, { email: "owner@kedai.example" });
const clientId = client.id;
const { id: reportId } = await api.call(requestReport, { params: { clientId }, body: { reportType: "monthly" } });
await api.worker.generate();
await api.call(keepLogo, { params: { clientId }, body: { file: redCircle.toString("base64") } });
const [owner] = await api.call(listColleagues, {});
await api.call(changeResponsible, { params: { clientId }, body: { staffId: owner?.id ?? null } });
const { share, token } = await api.call(makeShare, { params: { clientId, reportId }, body: {} });

const params = {
  clientId,
  reportId,
  shareId: share.id,
  shareToken: token,
  reportType: "monthly",
  periodStart: "2026-10-01",
};
/** Reading first, and last what later calls would miss. */
function turn({ method, path }: AnyRoute): number {
  if (method === "GET") return 0;
  if (path.endsWith("/rotate-id")) return 4;
  if (path.endsWith("/:clientId")) return 3;
  return method === "DELETE" ? 2 : 1;
}

/** An input about the client's figures, as far as one for all routes can be. */
function fitted<Input>(input: Input): Input {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
  const { endedOn: _endedOn, seen: _seen, ...rest } = input as Record<string, unknown>;
  for (const name of ["reportType", "periodStart"] as const) if (name in rest) rest[name] = params[name];
  if ("contacts" in rest) rest["contacts"] = [];
  // Owners see every client.
  if ("role" in rest) rest["clientIds"] = null;
  if ("figures" in rest) rest["figures"] = october.figures;
  return rest as Input;
}

// After a wanted change of an answer, delete the approved file, run this test, and read the difference.
test("every path answers with the approved status and shape, with a session and without", async () => {
  const answers: string[] = [];
  const inTurn = allRoutes.toSorted((a, b) => turn(a) - turn(b) || routeName(b).localeCompare(routeName(a)));
  for (const route of inTurn) {
    answers.push(routeName(route), `  without: ${await describeAnswer(route, null)}`);
    answers.push(`  session: ${await describeAnswer(route, await api.signIn())}`);
  }
  await expect(`${answers.join("\n")}\n`).toMatchFileSnapshot("every-answer.approved.txt");
});

async function describeAnswer(route: AnyRoute, session: string | null): Promise<string> {
  const body = route.method === "GET" ? undefined : fitted(sampleBody(route));
  const query = new URLSearchParams(fitted(sampleQuery(route))).toString();
  const { statusCode, headers, payload } = await api.app.inject({
    method: route.method,
    url: `${routeAddress(route, params)}${query && `?${query}`}`,
    headers: {
      "sec-fetch-site": "same-origin",
      ...(session && { cookie: `${cookieName(api.dependencies)}=${session}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const type = (headers["content-type"] ?? "").split(";")[0];
  if (type !== "application/json") return [statusCode, type].filter(Boolean).join(" ");
  const read: unknown = JSON.parse(payload);
  const { error } = (read ?? {}) as { error?: unknown };
  return `${statusCode} ${statusCode < 400 ? describeShape(read) : String(error)}`;
}

/** A release has them, and another checkout has not. */
const ofTheBuild = new Set(["commit", "tag"]);

/** The fields and types of a value; of a list, those of its items. */
function describeShape(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return `[${[...new Set(value.map(describeShape))].toSorted().join(" | ")}]`;
  if (typeof value !== "object") return typeof value;
  const fields = Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b));
  return `{ ${fields.map(([name, field]) => `${name}: ${ofTheBuild.has(name) ? "build" : describeShape(field)}`).join(", ")} }`;
}
