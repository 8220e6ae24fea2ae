import { fontsFor } from "./fonts.ts";
import { agencyMark } from "./mark.ts";

/** Opens what every report is drawn with, so that nobody waits for it. */
export async function openFonts(): Promise<void> {
  await Promise.all([fontsFor([]), agencyMark()]);
}
