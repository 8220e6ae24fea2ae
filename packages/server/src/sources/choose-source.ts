import type { DoubtKind } from "@agency/model/connections";
import type { Client } from "../clients/client.ts";
import { clientsWithWebsite } from "../clients/store.ts";
import type { Removal } from "../figures/plan-removal.ts";
import type { Clock, NewId } from "../kit/clock.ts";
import type { Database } from "../kit/db/database.ts";
import type { Doorbell } from "../kit/queue/bell.ts";
import { Refusal } from "../kit/refusal.ts";
import { type Doubt, doubtsAbout, unanswered } from "./doubt.ts";
import { type ReadAccount, readAccount } from "./read-account.ts";
import type { SourceRepository } from "./source-repository.ts";
import type { Source } from "./source.ts";

type Checking = Parameters<typeof readAccount>[0] & {
  sources: Pick<SourceRepository, "ofClient" | "usersOf">;
  database: Database;
};

type Choosing = Checking & {
  sources: Pick<SourceRepository, "save">;
  doorbell: Doorbell;
  clock: Clock;
  newId: NewId;
};

type Choice = Pick<Source, "connectionId" | "kind" | "accountId">;

/** An account as Google names it, and what is to be asked before the client gets it. */
export type CheckedChoice = ReadAccount & { doubts: Doubt[]; former: Source | null };

/**
 * What is to be asked before an account becomes a client's source. What the staff answered when they chose it before is not asked again.
 * @throws Refusal account_not_readable, connection_not_found, connection_ended; what Google throws
 */
export async function checkChoice(
  dependencies: Checking,
  client: Pick<Client, "id" | "name" | "website">,
  choice: Choice,
): Promise<CheckedChoice> {
  const { sources } = dependencies;
  const { kind, accountId } = choice;
  const account = await readAccount(dependencies, choice);
  const [own, users, withWebsite] = await Promise.all([
    sources.ofClient(client.id),
    sources.usersOf(kind, [accountId]),
    clientsWithWebsite(dependencies.database),
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
  /** What the staff confirmed although it is doubtful. */
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
  dependencies: Choosing,
  client: Pick<Client, "id" | "name" | "website">,
  { confirmed, approvedToo, username, ...choice }: Choice & Answers,
): Promise<Removal & { source: Source }> {
  const { sources, doorbell, clock, newId } = dependencies;
  const { name, timeZone, sites, doubts, former } = await checkChoice(dependencies, client, choice);
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
  };
  const { refreshed, ...removal } = await sources.save(source, { approvedToo });
  for (const id of refreshed) await doorbell("report", id);
  return { ...removal, source };
}

function acceptedBefore(former: Source | null, accountId: string): Source["accepted"] {
  return former?.accountId === accountId ? former.accepted : [];
}
