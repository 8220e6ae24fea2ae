import type { AccountKind, DoubtKind } from "@agency/model/connections";
import { chooseFilled } from "@agency/model/figure-sources";
import type { FigureKey } from "@agency/model/figures";
import type { Client } from "../clients/client.ts";
import { clientsWithWebsite } from "../clients/store.ts";
import type { Removal } from "../figures/remove-figures.ts";
import type { FiguresContext } from "../figures/showing-reports.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import { type Asking, type ReadAccount, readAccount } from "./accounts.ts";
import { type Doubt, doubtsAbout, unanswered } from "./doubt.ts";
import { readAgain } from "./reads-store.ts";
import type { Source, Tracking } from "./source.ts";
import { deleteSource, saveSource, setFills, setTracking, findSources, accountUsers } from "./store.ts";

type Choice = Pick<Source, "connectionId" | "kind" | "accountId">;

/** An account as Google names it, and what is to be asked before the client gets it. */
type CheckedChoice = ReadAccount & { doubts: Doubt[]; former: Source | null };

/**
 * The doubts to ask about before an account becomes a client's source. Doubts that the staff dismissed when they chose it before are not asked again.
 * @throws Refusal account_not_readable, connection_not_found, connection_ended; what Google throws
 */
export async function checkChoice(
  asking: Asking,
  client: Pick<Client, "id" | "name" | "website">,
  choice: Choice,
): Promise<CheckedChoice> {
  const { database } = asking;
  const { kind, accountId } = choice;
  const account = await readAccount(asking, choice);
  const [own, users, withWebsite] = await Promise.all([
    findSources(database, client.id),
    accountUsers(database, kind, [accountId]),
    clientsWithWebsite(database),
  ]);
  const isAnother = ({ id }: { id: string }) => id !== client.id;
  const former = own.find((source) => source.kind === kind) ?? null;
  const doubts = doubtsAbout({
    account: { kind, id: accountId, ...account },
    client,
    users: (users.get(accountId) ?? []).filter(isAnother),
    others: withWebsite.filter(isAnother),
  });
  return { ...account, doubts: unanswered(doubts, acceptedBefore(former, accountId)), former };
}

type Answers = {
  /** The doubts that the staff dismissed. */
  confirmed: readonly DoubtKind[];
  /** Whether the figures of a former account go from the approved periods as well. */
  approvedToo: boolean;
  username: string;
};

/**
 * Chooses an account for a client, in place of another one of its kind and of the figures that it gave, if the connection can read it.
 * @throws Refusal choice_unconfirmed when something is doubtful that nobody confirmed; what `checkChoice` throws
 */
export async function chooseSource(
  context: Asking & FiguresContext,
  client: Pick<Client, "id" | "name" | "website">,
  { confirmed, approvedToo, username, ...choice }: Choice & Answers,
): Promise<Removal & { source: Source }> {
  const { bell, clock, newId } = context;
  const { name, timeZone, sites, doubts, former } = await checkChoice(context, client, choice);
  if (doubts.some(({ about }) => !confirmed.includes(about))) {
    throw new Refusal("choice_unconfirmed", { params: { account: name, client: client.name } });
  }
  const chosenAt = await clock();
  const answered = doubts.map(({ about, of }) => ({ about, of, by: username, at: chosenAt.toISOString() }));
  const { connectionId, kind, accountId } = choice;
  const source: Source = {
    id: newId(),
    clientId: client.id,
    connectionId,
    kind,
    accountId,
    name,
    timeZone,
    sites,
    accepted: [...acceptedBefore(former, accountId), ...answered],
    chosenBy: username,
    chosenAt,
    // The client's choices stay when its account is another.
    tracking: former?.tracking ?? null,
    fills: former?.fills ?? null,
    problem: null,
    problemSince: null,
    readAt: null,
    watchedOn: null,
  };
  const { refreshed, ...removal } = await saveSource(context, source, { approvedToo });
  for (const id of refreshed) await bell.ring("report", id);
  return { ...removal, source };
}

function acceptedBefore(former: Source | null, accountId: string): Source["accepted"] {
  return former?.accountId === accountId ? former.accepted : [];
}

/**
 * Takes an account away from a client, with the figures that it gave.
 * @param approvedToo whether they go from the approved periods as well; what was approved stays
 */
export async function removeSource(
  context: FiguresContext,
  clientId: string,
  { username, ...removing }: { kind: AccountKind; approvedToo: boolean; username: string },
): Promise<Removal> {
  const { bell, clock } = context;
  const going = { ...removing, by: username, at: await clock() };
  const { refreshed, ...removal } = await deleteSource(context, clientId, going);
  for (const id of refreshed) await bell.ring("report", id);
  return removal;
}

/**
 * Keeps which figures a client's source fills; its other sources give these up. The newest periods that are not approved are read again,
 * and a source withdraws from them what it is no longer to fill.
 * @throws Refusal not_found when the client has no such source
 */
export async function chooseFigures(
  database: Database,
  clientId: string,
  chosen: { kind: AccountKind; figures: readonly FigureKey[] },
): Promise<void> {
  const all = await findSources(database, clientId);
  if (!all.some(({ kind }) => kind === chosen.kind)) throw new Refusal("not_found");
  const changes = chooseFilled(all, chosen).map(({ account, fills }) => ({ id: account.id, fills }));
  await setFills(database, changes);
  for (const { id } of changes) await readAgain(database, id);
}

/**
 * Keeps which searches count as a client's own, each keyword once, and reads again the newest periods that are not approved.
 * @throws Refusal not_found when the client has no Search Console site
 */
export async function trackKeywords(
  database: Database,
  clientId: string,
  { keywords, country }: Tracking,
): Promise<void> {
  const source = (await findSources(database, clientId)).find(({ kind }) => kind === "search_console");
  if (!source) throw new Refusal("not_found");
  const once = new Map(keywords.map((keyword) => [keyword.toLowerCase(), keyword]));
  await setTracking(database, source.id, { keywords: [...once.values()], country });
  await readAgain(database, source.id);
}
