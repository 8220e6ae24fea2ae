/** For how long somebody counts as being there after they last touched the page, in ms. */
const patience = 5 * 60_000;

let lastInput: number | null = null;

/** Notices whether somebody uses the page. @returns what ends it */
export function watchInput(): () => void {
  const note = () => {
    lastInput = Date.now();
  };
  note();
  const kinds = ["pointerdown", "keydown", "wheel"] as const;
  for (const kind of kinds) addEventListener(kind, note, { passive: true });
  return () => {
    lastInput = null;
    for (const kind of kinds) removeEventListener(kind, note);
  };
}

/** Whether a watched page looks for news while nobody is there. */
export function isUnattended(): boolean {
  return lastInput !== null && Date.now() - lastInput > patience;
}
