import { useEffect } from "react";

/** Movements of less than this many pixels are a finger that rests, or a page that settles. */
const step = 6;

/**
 * Says on the root element (`data-tucked-away`) that a reader scrolls down: narrow screens then move the header out of the way, and
 * bring it back as soon as the page is scrolled up.
 */
export function useTuckedAway(): void {
  useEffect(() => {
    const root = document.documentElement;
    let last = scrollY;
    const follow = () => {
      if (Math.abs(scrollY - last) < step) return;
      // The header is above the page's first 160 pixels, where nothing is gained by hiding it.
      root.toggleAttribute("data-tucked-away", scrollY > last && scrollY > 160);
      last = scrollY;
    };
    addEventListener("scroll", follow, { passive: true });
    return () => {
      removeEventListener("scroll", follow);
      root.removeAttribute("data-tucked-away");
    };
  }, []);
}
