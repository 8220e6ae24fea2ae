/**
 * The script that starts the application on a public page. Such a page reads and links without it, so its code waits until
 * the page is loaded and the browser idle, or until the visitor first touches something. A click on a button before
 * the application is there is kept and given to it then; `root.tsx` says when by the event `hydrated`.
 * @param start the module that begins the application
 * @param modules what it imports, to be fetched at once
 */
export function starterScript(start: string, modules: readonly string[]): string {
  return `(${startWhenIdle.toString()})(${JSON.stringify(start)},${JSON.stringify(modules)})`;
}

/** Runs in the browser: it is written into the page as text, so it uses nothing from outside. */
function startWhenIdle(start: string, modules: readonly string[]): void {
  const firstTouch = ["pointerdown", "keydown", "touchstart"];
  const kept = new Set<HTMLElement>();
  let begun = false;

  const begin = () => {
    if (begun) return;
    begun = true;
    for (const type of firstTouch) removeEventListener(type, begin, true);
    for (const href of modules) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    document.head.append(Object.assign(document.createElement("script"), { type: "module", src: start }));
  };

  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const browserKnows = button?.hasAttribute("commandfor") && "commandForElement" in button;
    if (!button || browserKnows) return;
    event.preventDefault();
    kept.add(button);
    begin();
  };

  const whenLoaded = () => {
    // The page is painted with the styles inside it; the linked ones come into force for the pages that follow.
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][media=print]"))
      link.media = "all";
    if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 3000 });
    else setTimeout(begin, 300);
  };

  for (const type of firstTouch) addEventListener(type, begin, { capture: true, passive: true });
  addEventListener("click", keep, true);
  addEventListener(
    "hydrated",
    () => {
      removeEventListener("click", keep, true);
      for (const button of kept) button.click();
    },
    { once: true },
  );
  if (document.readyState === "complete") whenLoaded();
  else addEventListener("load", whenLoaded, { once: true });
}
