/** The texts about a client that may stay empty, with their greatest length: columns, requests and answers follow from this list. */
export const clientTexts = { website: 500, businessType: 120, contactName: 120 } as const;

export type ClientText = keyof typeof clientTexts;

/** An object with each of these texts' names. */
export function eachClientText<Value>(valueOf: (name: ClientText) => Value): Record<ClientText, Value> {
  const names = Object.keys(clientTexts) as ClientText[];
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<ClientText, Value>;
}
