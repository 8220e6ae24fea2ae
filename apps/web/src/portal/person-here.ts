/**
 * Signs that only somebody's hand gives. Neither time nor scrolling by itself: programs that check links for mail services open them in
 * a browser, run scripts, wait, and scroll by script. Every way to scroll by hand begins with one of these. Nor the browser's own word
 * that a person was active: programs that steer it have that set for their scripts.
 */
const signs = ["pointerdown", "pointermove", "click", "keydown", "wheel", "touchstart"] as const;

type Sign = Pick<PointerEvent, "isTrusted" | "type" | "movementX" | "movementY">;

/** The script in the head of the page and the application are two scripts. */
const holder = globalThis as { personHere?: Promise<void> };

/** Resolves once a person does something on the page, from the first call on. */
export function personHere(): Promise<void> {
  holder.personHere ??= firstSign();
  return holder.personHere;
}

/** Whether an event comes from a person: not from a script, nor from a pointer that rests where the page moves. */
export function isSign({ isTrusted, type, movementX, movementY }: Sign): boolean {
  return isTrusted && (type !== "pointermove" || movementX !== 0 || movementY !== 0);
}

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const note = (event: Event) => {
      if (!isSign(event as PointerEvent)) return;
      listening.abort();
      resolve();
    };
    for (const sign of signs) {
      window.addEventListener(sign, note, { capture: true, passive: true, signal: listening.signal });
    }
  });
}
