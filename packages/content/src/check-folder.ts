import { checkTexts } from "../folder/check-texts.ts";
import { ownFolder } from "./own.ts";

/**
 * Checks the Markdown of the agency's articles and stories, too, which programs that only run leave unread.
 * @returns the pictures that projects, articles and stories show, by their paths in the agency's folder
 * @throws {AgencyMistakes}
 */
export function picturesShown(): readonly string[] {
  return checkTexts(ownFolder);
}
