import styles from "./ground.module.css";

/** `soft` and `second` are quiet; on `board`, `hero`, `band` and `banner` everything has other colours. */
export type Ground = "soft" | "second" | "board" | "hero" | "band" | "banner";

/** The class of a ground: the colour of a place, and the colours of the texts, lines, links and buttons on it. */
export function groundClass(ground: Ground): string {
  return styles[ground] ?? "";
}
