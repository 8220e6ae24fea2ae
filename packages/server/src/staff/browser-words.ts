import { parse } from "bowser";

/** Enough to tell a browser, and too little to take long. */
const read = 200;

/** Names browser and system, such as `Chrome, Windows`; null when the header tells neither. */
export function browserWords(userAgent: string | null | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = parse(userAgent.slice(0, read));
  return [browser.name, os.name].filter(Boolean).join(", ") || null;
}
