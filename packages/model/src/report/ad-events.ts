/** Things that Meta counts, by a part of its names for them; the first that fits. */
const events = {
  conversation: /messaging[ _]conversation/i,
  landing: /landing[ _]page/i,
  lead: /\bleads?\b|_lead|lead_/i,
  purchase: /purchase/i,
  registration: /registration/i,
  contact: /contact/i,
  click: /link[ _]click/i,
} as const;
export type AdEvent = keyof typeof events;

/** What a platform counts by a name of its own, such as `actions:lead`; null for a name that is not known. */
export function adEvent(counted: string): AdEvent | null {
  return (Object.keys(events) as AdEvent[]).find((event) => events[event].test(counted)) ?? null;
}
