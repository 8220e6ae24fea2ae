import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Moves the focus after navigation, to the new page's content or to the section in the hash. */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname + hash);

  useEffect(() => {
    if (last.current === pathname + hash) return;
    last.current = pathname + hash;
    const target = document.getElementById(hash ? decodeURIComponent(hash.slice(1)) : "content");
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
