import { useEffect } from "react";
import { useLocation } from "react-router";

let left: string | null = null;

/** Remembers the page that a visitor leaves for another one of the site. */
export function useCameFrom(): void {
  const { pathname } = useLocation();
  useEffect(
    () => () => {
      left = pathname;
    },
    [pathname],
  );
}

/** The path of the page from which a visitor came to this one; null for one who came from another site. */
export function cameFrom(): string | null {
  if (left !== null) return left;
  const referrer = URL.parse(document.referrer);
  return referrer?.origin === location.origin && referrer.pathname !== location.pathname ? referrer.pathname : null;
}
