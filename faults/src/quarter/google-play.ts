import { Temporal } from "temporal-polyfill";
import { readAttention } from "@agency/contracts/attention";
import type { Snapshot } from "@agency/model/report/snapshot";
import { dispatchEntity } from "@agency/server/sending/table";
import { sourceReadEntity } from "@agency/server/sources/table";
import { type Agency, openAgency } from "./agency.ts";
import { duePeriods, sentMails } from "./play.ts";
import { connectGoogle, requireFake, readDue, reconnect } from "./reading.ts";
import { type Business, Ledger, morning, openBusinesses, review } from "./script.ts";
import { servedCalls, type Traced, traceReport } from "./trace.ts";

/** Dates on which reports are due, and of what happens besides. They are years ahead, so that nothing is due by the real clock. */
export type GooglePlan = {
  clients: number;
  from: string;
  to: string;
  /** Google fails from this morning until the next. */
  outage: string;
  /** The connection is revoked this morning, and made again the next. */
  revoked: string;
  /** A property counts in another time zone from this day on. */
  moved: string;
  /** Days on which the staff review what waits, and of which month. */
  reviews: Record<string, string>;
};

/** The expected and the actual result of a played calendar. */
export type PlayedGoogle = {
  /** One entry for each email and recipient. */
  expected: string[];
  arrived: string[];
  /** Emails that left on a day on which Google could not be read. */
  mailedUnread: string[];
  /** Days on which the staff were told of a failing source. */
  told: string[];
  /** Periods that were given up. */
  lost: number;
  mailed: Snapshot[];
  /** Every figure of some mailed reports, beside what was served. */
  traced: Traced[];
};

/** How many mailed reports are traced to the calls that their figures came from. */
const samples = 10;
const account = "agency@google.example";

type Stage = GooglePlan & { agency: Agency; businesses: Business[]; ledger: Ledger; connectionId: string };
type Due = ReturnType<typeof duePeriods>;

/** Plays the agency's calendar day by day. No figure is typed: Google's fake is the only source. */
export async function playGoogle(plan: GooglePlan): Promise<PlayedGoogle> {
  const agency = await openAgency({ google: true });
  await agency.setTime(plan.from, 8);
  const businesses = await openBusinesses(agency, plan.clients);
  await agency.startWorker();
  const working = businesses.filter((business) => business.working);
  const connectionId = await connectGoogle(agency, working, plan.from);
  const stage: Stage = { ...plan, agency, businesses, ledger: new Ledger(), connectionId };
  const [told, mailedUnread]: [string[], string[]] = [[], []];
  let held: Due = [];
  for (
    let day = Temporal.PlainDate.from(plan.from).add({ days: 1 });
    day.toString() <= plan.to;
    day = day.add({ days: 1 })
  ) {
    const due = [...held, ...duePeriods(day)];
    const played = await playDay(stage, day.toString(), due);
    mailedUnread.push(...played.mailedUnread);
    if (played.told) told.push(day.toString());
    held = played.unread ? due : [];
  }
  const dispatches = await agency.database.manager.find(dispatchEntity, { order: { id: "ASC" } });
  const mailed = dispatches.flatMap(({ snapshot }) => (snapshot ? [snapshot] : []));
  const calls = await servedCalls(requireFake(agency).url);
  return {
    expected: stage.ledger.mails.toSorted(),
    arrived: (await sentMails(agency)).toSorted(),
    mailedUnread,
    told,
    lost: await agency.database.manager.countBy(sourceReadEntity, { state: "failed" }),
    mailed,
    traced: sampled(mailed).flatMap((snapshot) => traceReport(snapshot, calls)),
  };
}

/** @returns whether Google could not be read, what was mailed all the same, and whether the staff were told in the morning */
async function playDay(
  { agency, businesses, ledger, connectionId, outage, revoked, moved, reviews }: Stage,
  date: string,
  due: Due,
): Promise<{ unread: boolean; mailedUnread: string[]; told: boolean }> {
  const { faults, businesses: accounts } = requireFake(agency);
  await agency.setTime(date, 8);
  const { counts } = await agency.api.call(readAttention, {});
  faults.clear();
  if (date >= moved) faults.set(accounts[0]?.propertyId ?? "", "time_zone", { timeZone: "America/Los_Angeles" });
  if (date === outage) faults.set("*", "503");
  if (date === revoked) faults.set(account, "invalid_grant");
  if (date === dayAfter(revoked)) await reconnect(agency, connectionId);
  await readDue(agency);
  await agency.setTime(date, 9);
  const unread = date === outage || date === revoked;
  const before = await sentMails(agency);
  if (unread) await agency.runSchedules();
  else if (due.length > 0) await morning(agency, businesses, { due, ledger });
  await agency.finishWork();
  const mailedUnread = unread ? (await sentMails(agency)).filter((mail) => !before.includes(mail)) : [];
  const month = reviews[date];
  if (month) await review(agency, businesses, { type: "monthly", start: month, ledger });
  await agency.finishWork();
  return { unread, mailedUnread, told: (counts.source_failing ?? 0) > 0 };
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}

/** Some of a list, from all of its length. */
function sampled<T>(list: T[]): T[] {
  const step = Math.max(1, Math.floor(list.length / samples));
  return list.filter((_, index) => index % step === 0).slice(0, samples);
}
