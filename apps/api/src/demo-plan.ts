import { noTargets } from "@agency/model/plan";
import { lastCompletePeriod, periodAfter, precedingPeriod } from "@agency/model/report/periods";
import { addWork, changeTargets } from "@agency/server/clients/change-plan";
import type { Client } from "@agency/server/clients/client";
import type { Dependencies } from "@agency/server/dependencies";

/** What was done in a month: its day, and what the report says. */
type SampleWork = { day: string; text: string; path?: string };

/** Made-up work of the last complete month and of the one before, and what is planned for the month after them. */
type SamplePlan = { author: string; months: [last: SampleWork[], before: SampleWork[]]; planned: SampleWork[] };

/** By language. */
export const samplePlans = {
  en: {
    author: "demo",
    months: [
      [
        { day: "05", text: "Wrote a page about cakes for weddings", path: "/wedding-cakes" },
        { day: "12", text: "Put the WhatsApp button on every page" },
        { day: "21", text: "Answered 14 reviews on Google" },
      ],
      [
        { day: "08", text: "Took new photos of the shop and the ten best sellers" },
        { day: "19", text: "Made the home page load in half the time" },
      ],
    ],
    planned: [{ day: "24", text: "A page about festive hampers, with an order form" }],
  },
  ms: {
    author: "demo",
    months: [
      [
        { day: "06", text: "Menulis halaman baharu tentang sofa", path: "/sofa" },
        { day: "18", text: "Memendekkan borang sebut harga kepada tiga soalan" },
      ],
      [{ day: "14", text: "Memuat naik 30 gambar bilik pameran ke Google Maps" }],
    ],
    planned: [{ day: "25", text: "Video pendek tentang cara sofa dibuat" }],
  },
  zh: {
    author: "demo",
    months: [
      [
        { day: "07", text: "新增“开张花篮”页面", path: "/opening-stands" },
        { day: "16", text: "把询价表单缩短为三个问题" },
      ],
      [{ day: "11", text: "在 Google 地图上传了 24 张店面照片" }],
    ],
    planned: [{ day: "23", text: "为新春花礼制作专页" }],
  },
} as const satisfies Record<string, SamplePlan>;

/** Gives a sample client targets near its figures, one of them still ahead, and lines of work. */
export async function addPlan(dependencies: Dependencies, client: Client, plan: SamplePlan): Promise<void> {
  const now = await dependencies.clock();
  const last = lastCompletePeriod("monthly", now);
  const changing = { ...dependencies, doorbell: dependencies.bell.ring };
  const read = await dependencies.figuresReader(client, "monthly", last, now);
  const { totalLeads = null, totalVisitors = null } = read?.figures ?? {};
  await changeTargets(changing, client.id, {
    ...noTargets,
    totalLeads: totalLeads && Math.max(1, Math.floor(totalLeads / 5) * 5),
    totalVisitors: totalVisitors && Math.ceil((totalVisitors * 1.1) / 100) * 100,
  });
  const [done, before] = plan.months;
  const months = [
    { period: last, lines: done, planned: false },
    { period: precedingPeriod("monthly", last), lines: before, planned: false },
    { period: periodAfter("monthly", last), lines: plan.planned, planned: true },
  ];
  for (const { period, lines, planned } of months) {
    for (const { day, text, path } of lines) {
      const link = path && client.website ? `${client.website}${path}` : null;
      await addWork(
        changing,
        client.id,
        { date: `${period.start.slice(0, 8)}${day}`, text, link, planned },
        plan.author,
      );
    }
  }
}
