import type { PlansPriced, Priced } from "../facts.ts";

/** Beside the smallest price, by the kind of price. */
export const starts: Record<Priced, string> = {
  month: "每月起",
  once: "一次性起价",
  from: "按您的项目报价",
  "on-request": "按您的项目",
  launch: "启动费起",
  mixed: "起",
};

/** Above the packages of a service. */
export const aboveSizes: Record<Priced, string> = {
  month: "所有价格均按月计算。可以先从小的开始，之后再调整。",
  once: "整项工作一个价格，开工之前以书面谈定。",
  from: "告诉我们您的需要，开工之前您会收到一个书面价格。",
  "on-request": "告诉我们您的需要，开工之前您会收到一个书面价格。",
  launch: "启动费只付一次，之后每月费用固定。",
  mixed: "每个价格下方注明它包括什么。",
};

/** Above the prices of the home page; "none" where there are no plans, "ongoing" where other services are no monthly work. */
export const abovePlans: Record<PlansPriced, string> = {
  month: "全部按月计算，适用于任何一项服务。想同时推进几件事，就选哪一种。",
  once: "每个价格只付一次。想做多少，就选哪一种。",
  from: "每个价格是这项工作的最低费用。开工之前您会收到报价。",
  "on-request": "告诉我们您的需要，开工之前您会收到报价。",
  launch: "启动费只付一次，之后每月费用固定。",
  mixed: "每个价格下方注明它包括什么。",
  ongoing: "全部按月计算，适用于持续进行的工作。一次性委托的价格，写在该项服务的页面上。",
  none: "各项服务的价格。开工之前，您会收到一个书面价格。",
};
