import { useState } from "react";
import { findOffer, type Offer } from "@agency/content/offers";

/** The offer that an address names: `?service=seo&package=national`, or `?package=starter` for a plan of the home page. */
export function useChosenOffer(search: string): {
  offer: Offer | null;
  remove: () => void;
  /** Lets a package go when another service is chosen. A plan goes with any. */
  keepFor: (service: string) => void;
} {
  const [removed, setRemoved] = useState<string | null>(null);
  const given = new URLSearchParams(search);
  const named = findOffer(given.get("service"), given.get("package"));
  const remove = () => setRemoved(search);
  return {
    offer: removed === search ? null : named,
    remove,
    keepFor: (service) => {
      if (named?.service && named.service !== service) remove();
    },
  };
}
