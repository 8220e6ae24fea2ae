import { useEffect, useRef } from "react";

/**
 * Moves the focus between the elements marked with `data-row-focus`, by arrow keys, Home and End. A row that is not rendered yet
 * is scrolled to, and gets the focus once it is.
 */
export function useRowKeys(body: HTMLElement | null, count: number, rowHeight: number): void {
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (body && awaited.current !== null && focusRow(body, awaited.current)) awaited.current = null;
  });
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (!body || !(target instanceof HTMLElement) || !target.matches("[data-row-focus]")) return;
      const index = Number(target.closest<HTMLElement>("[data-index]")?.dataset["index"]);
      const places: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 };
      const place = places[key];
      if (place === undefined || Number.isNaN(place)) return;
      event.preventDefault();
      const next = Math.min(Math.max(place, 0), count - 1);
      if (focusRow(body, next)) return;
      awaited.current = next;
      const top = body.getBoundingClientRect().top + window.scrollY;
      window.scrollTo({ top: top + next * rowHeight - window.innerHeight / 2, behavior: "instant" });
    };
    body?.addEventListener("keydown", move);
    return () => body?.removeEventListener("keydown", move);
  }, [body, count, rowHeight]);
}

function focusRow(body: HTMLElement, index: number): boolean {
  const row = body.querySelector(`[data-index="${index}"]`);
  const target = row?.querySelector<HTMLElement>("[data-row-focus]");
  if (!target) return false;
  target.focus({ preventScroll: true });
  // At once, as keys repeat: the page's smooth scrolling would move rows under the pointer long after the focus arrived.
  row?.scrollIntoView({ block: "nearest", behavior: "instant" });
  return true;
}
