import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves focus with the page: to the content of a new page, or to the section that the address names. A new page
 * begins at its top at once; only moves within a page are smooth.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname + hash);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.scrollBehavior = "auto";
    const frame = requestAnimationFrame(() => root.style.removeProperty("scroll-behavior"));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  useEffect(() => {
    if (last.current === pathname + hash) return;
    last.current = pathname + hash;
    const target = document.getElementById(hash ? decodeURIComponent(hash.slice(1)) : "content");
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
