/** Asks somebody to confirm that it is them. Answers whether they did. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Lets a page ask its person whenever the server wants it. @returns what ends it */
export function confirmWith(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
}

/** Whether the person of the page has just confirmed that it is them; false on a page that asks nobody. */
export async function isNowConfirmed(): Promise<boolean> {
  return ask !== null && (await ask());
}
