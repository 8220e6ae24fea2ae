import type { PlansPriced, Priced } from "../facts.ts";

/** Beside the smallest price, by the kind of price. */
export const starts: Record<Priced, string> = {
  month: "a month to start",
  once: "one-off, to start",
  from: "quoted for your project",
  "on-request": "quoted for your project",
  launch: "set-up, to start",
  mixed: "to start",
};

/** Above the packages of a service. */
export const aboveSizes: Record<Priced, string> = {
  month: "Start small: you can change the size as you go.",
  once: "One price for the whole work, agreed in writing before we begin.",
  from: "Tell us what you need. You get one price in writing before we begin.",
  "on-request": "Tell us what you need. You get one price in writing before we begin.",
  launch: "You pay the set-up once, then the same every month.",
  mixed: "The line under each price says what it covers.",
};

/** Above the prices of the home page; "none" where there are no plans, "ongoing" where other services are no monthly work. */
export const abovePlans: Record<PlansPriced, string> = {
  month: "All prices are per month, for any of our services. Choose by how much you want done at a time.",
  once: "You pay each price once. Choose by how much you want done.",
  from: "Each price is the least that the work costs. You get a quote before we begin.",
  "on-request": "Tell us what you need, and you get a quote before we begin.",
  launch: "You pay the set-up once, then the same every month.",
  mixed: "The line under each price says what it covers.",
  ongoing: "All prices are per month, for work that goes on. What you order once is priced on the page of its service.",
  none: "What our services cost. You get one price in writing before anything starts.",
};
