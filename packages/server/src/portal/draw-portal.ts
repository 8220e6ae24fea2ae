import { pathToFileURL } from "node:url";
import type { DrawnPortal, DrawPortal } from "@agency/contracts/portal";

/** Draws the first screen of a portal with the program of the built site, which is loaded once. @returns markup */
export async function drawPortal(program: string, shown: DrawnPortal): Promise<string> {
  const built = (await import(pathToFileURL(program).href)) as { drawPortal: DrawPortal };
  return built.drawPortal(shown);
}
