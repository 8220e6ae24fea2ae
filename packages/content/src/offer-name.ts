import type { Offer } from "./offers.ts";
import type { Language } from "./settings.ts";
import { messagesOf } from "./translations.ts";

type Named = Record<string, { name: string }>;

/** The name of an offer as its page shows it. For the server and the build only. */
export function offerName({ service, key }: Offer, language: Language): string {
  const { home, services } = messagesOf(language);
  const names: Named = service ? services[service].packages.items : home.pricing.plans;
  return names[key]?.name ?? key;
}
