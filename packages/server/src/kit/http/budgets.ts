import type { FastifyInstance, FastifyRequest } from "fastify";
import { agency } from "@agency/content/agency";
import { aboutLanguage } from "@agency/content/settings";
import type { AnyContract, Cost } from "@agency/contracts/route";
import { atStrangersWord } from "../mail/strangers-word.ts";
import type { Budget } from "../throttle/throttles.ts";
import { HttpError, requestLanguage } from "./errors.ts";
import { addressKey, networkKey, storeKey, type Throttling } from "./throttle.ts";

/** At once, and then in an hour. */
type Part = [atOnce: number, anHour: number];

type Parts = { address: Part; network: Part; all: Part | null };

/**
 * What strangers may use up. In no hour more than both numbers together: from one network 60 forms, and so 60 emails to people who did not
 * ask for them. Whoever is refused because of a neighbour waits two minutes for the next turn.
 */
const costParts: Record<Exclude<Cost, "notice">, Parts> = {
  form: { address: [10, 10], network: [30, 30], all: [120, 120] },
  link: { address: [10, 10], network: [30, 30], all: [120, 120] },
  // People audit a page again after every fix.
  reading: { address: [30, 120], network: [60, 180], all: [200, 600] },
  browser: { address: [10, 20], network: [30, 60], all: [100, 300] },
  sharing: { address: [30, 30], network: [60, 60], all: [200, 200] },
  answer: { address: [30, 30], network: [60, 60], all: [300, 300] },
  // How often an account is mailed a link is limited by the account: a limit of all would keep the owner out.
  access: { address: [5, 5], network: [10, 10], all: null },
};

/** Single notices to the staff that one network may cause: with one digest an hour, no more than 20. The others are gathered. */
const noticesOfNetwork: Part = [10, 9];

/**
 * Refuses strangers' calls whose costs are over a budget, and marks the others, so that their emails are counted too. All processes share
 * the counts.
 */
export function keepBudgets(app: FastifyInstance, { environment, throttles }: Throttling): void {
  if (environment.RATE_LIMITS === "off") return;

  app.addHook("preHandler", (request, _reply, done) => {
    const contract: AnyContract | undefined = request.routeOptions.config.contractRoute?.contract;
    const costs = contract ? requestCosts(contract, request.body) : [];
    if (costs.length === 0) return done();
    spend(request, costs).then(
      (word) => (word ? atStrangersWord(word, done) : done()),
      (error: Error) => done(error),
    );
  });

  async function spend(request: FastifyRequest, costs: Cost[]) {
    if (await request.signedIn()) return null;
    const delay = await throttles.spend(requestBudgets(request.ip, costs));
    if (delay > 0) throw spent(request, delay);
    const noticed = costs.includes("notice") && (await throttles.spend([noticeBudget(request.ip)]));
    return { gathersNotices: noticed !== false && noticed > 0 };
  }
}

function requestCosts({ costs = [], costsWith }: AnyContract, body: unknown): Cost[] {
  const field = costsWith && (body as Partial<Record<string, unknown>> | null)?.[costsWith.field];
  return [...costs, ...(costsWith && field ? costsWith.costs : [])];
}

function requestBudgets(ip: string, costs: Cost[]): Budget[] {
  return costs.flatMap((cost) => {
    if (cost === "notice") return [];
    const { address, network, all } = costParts[cost];
    return [
      budget(`${cost} of address ${addressKey(ip)}`, address),
      budget(`${cost} of network ${networkKey(ip)}`, network),
      ...(all ? [budget(`${cost} of all`, all)] : []),
    ];
  });
}

const noticeBudget = (ip: string): Budget => budget(`notices of network ${networkKey(ip)}`, noticesOfNetwork);

function budget(key: string, [atOnce, anHour]: Part): Budget {
  return { key: storeKey(key), atOnce, anHour };
}

/** The refusal says how else to reach the agency. */
function spent(request: FastifyRequest, delay: number): HttpError {
  const { locale } = aboutLanguage(requestLanguage(request));
  const minutes = Math.ceil(delay / 60_000);
  return new HttpError("budget_spent", {
    seconds: Math.ceil(delay / 1000),
    wait: new Intl.NumberFormat(locale, { style: "unit", unit: "minute", unitDisplay: "long" }).format(minutes),
    reach: agency.whatsapp ? `${agency.phone}, WhatsApp +${agency.whatsapp}` : agency.phone,
  });
}
