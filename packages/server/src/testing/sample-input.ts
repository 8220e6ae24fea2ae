import { type ClientInput, createClient } from "@agency/contracts/clients";
import type { ErrorBody } from "@agency/contracts/errors";
import { type FiguresInput, type PeriodFigures, saveFigures } from "@agency/contracts/figures";
import { octoberFigures } from "../figures/october.fixture.ts";
import type { Api } from "./api.ts";

let made = 0;

/** Adds a client with a unique email address, also one that looks like another client. */
export function addClient(api: Api, input: Partial<ClientInput> = {}) {
  made += 1;
  const usual = { name: `Kedai ${made}`, email: `kedai${made}@example.com`, confirmed: true };
  return api.call(createClient, { body: { ...usual, ...input } });
}

/** October 2026, the last complete month by the tests' clock. */
export const october = {
  reportType: "monthly",
  periodStart: "2026-10-01",
  figures: octoberFigures,
} as const satisfies Frozen<FiguresInput>;

export const september = {
  ...october,
  periodStart: "2026-09-01",
  figures: { ...october.figures, totalVisitors: 1100, averagePosition: 7.2, totalFollowers: 600 },
} as const satisfies Frozen<FiguresInput>;

type Frozen<T> = T extends (infer E)[]
  ? readonly E[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** Saves the figures of one period, and confirms doubted ones. */
export async function typeIn(
  api: Api,
  clientId: string,
  { figures, ...period }: Omit<Frozen<FiguresInput>, "confirmed" | "seen">,
): Promise<PeriodFigures> {
  const { topRankings, ...numbers } = figures;
  const params = { clientId };
  const body = { ...period, figures: { ...numbers, topRankings: [...(topRankings ?? [])] } };
  const tried = await api.attempt(saveFigures, { params, body });
  if (tried.statusCode !== 409) return tried.json();
  const confirmed = tried.json<ErrorBody>().fields?.flatMap(({ doubt }) => doubt ?? []) ?? [];
  return api.call(saveFigures, { params, body: { ...body, confirmed } });
}

/** A client with the figures of October. */
export async function addClientWithFigures(api: Api, input: Partial<ClientInput> = {}) {
  const client = await addClient(api, input);
  await typeIn(api, client.id, october);
  return client;
}
