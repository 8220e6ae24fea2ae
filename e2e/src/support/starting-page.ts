// These functions run in the browser, on a public page that starts (apps/web/src/shared/late-start/starter.ts).

/** The layout shifts so far, as Chromium adds them up. */
export function shifted(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: "layout-shift", buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** The number of parts that are laid out only while in sight. */
export function leftOut(): number {
  return document.querySelectorAll("[style*='content-visibility: auto']").length;
}

/** Elements that reach beyond a part that would clip them. Draws every part from then on. */
export function reachesOut(): string[] {
  const parts = document.querySelectorAll<HTMLElement>("main > *, [data-article] section, footer");
  return [...parts]
    .filter((part) => part.style.contentVisibility === "auto")
    .flatMap((part) => {
      part.style.contentVisibility = "visible";
      const whole = part.getBoundingClientRect();
      const beyond = (box: DOMRect) =>
        box.top < whole.top - 1 ||
        box.bottom > whole.bottom + 1 ||
        box.left < whole.left - 1 ||
        box.right > whole.right + 1;
      const clips = (element: Element) =>
        getComputedStyle(element).overflow !== "visible" || element.matches("details:not([open])");
      const isClipped = (element: Element) => {
        for (let around = element.parentElement; around && around !== part; around = around.parentElement) {
          if (clips(around)) return true;
        }
        return false;
      };
      return [...part.querySelectorAll("*")]
        .filter(
          (element) => element.checkVisibility() && beyond(element.getBoundingClientRect()) && !isClipped(element),
        )
        .map((element) => `${part.id} ${element.tagName}.${element.getAttribute("class")}`);
    });
}
