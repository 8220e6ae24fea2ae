import tested from "../../../tested-node.json" with { type: "json" };
import { EnvironmentError } from "../environment.ts";

/**
 * Refuses a Node that the product was not tested on. Node 24.0 to 24.6 read texts in windows-1252 as Latin-1: quotes and dashes of
 * pages and files would be lost.
 * @param version such as `24.21.0`
 * @throws EnvironmentError
 */
export function requireTestedNode(version: string): void {
  const [major, minor] = version.split(".").map(Number);
  if (major === tested.major && (minor ?? 0) >= tested.fromMinor) return;
  const oldest = `${tested.major}.${tested.fromMinor}`;
  throw new EnvironmentError(
    `The product was tested on Node ${tested.major}, from ${oldest}, and this is Node ${version}. Install the newest Node ${tested.major} (https://nodejs.org/) and start again.`,
  );
}
