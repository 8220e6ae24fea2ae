import { distance } from "fastest-levenshtein";
import { accessSync, constants } from "node:fs";
import type { Logger } from "pino";
import { givenVariables, variables } from "../environment.ts";

const names = Object.keys(variables);

/** Other programs' variables, such as PORTS, may be one letter from a short name of ours. */
const shortest = 7;
const furthest = 2;

/**
 * What is set and yet has no effect, in sentences for whoever starts the product: names that are almost ours, a browser that is not
 * there, half of Google's credentials. Values are not shown, because they may be secrets.
 * @throws EnvironmentError when a file of AGENCY_ENV cannot be read
 */
export function unlikelySettings(source: Record<string, string | undefined>): string[] {
  const given = givenVariables(source);
  const { CHROMIUM_PATH: browser, GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = given;
  return [
    ...Object.keys(given).flatMap((name) => {
      const meant = given[name] === undefined || names.includes(name) ? undefined : nearest(name);
      return meant === undefined ? [] : [`${name} has no effect: did you mean ${meant}?`];
    }),
    ...(browser && browser !== "off" && !canRun(browser)
      ? [`CHROMIUM_PATH: ${browser} is no program here, so no speed test will run.`]
      : []),
    ...(Boolean(id) === Boolean(secret)
      ? []
      : [
          `${id ? "GOOGLE_CLIENT_ID" : "GOOGLE_CLIENT_SECRET"} has no effect without ${id ? "GOOGLE_CLIENT_SECRET" : "GOOGLE_CLIENT_ID"}.`,
        ]),
  ];
}

/** Says in the log what is set and has no effect. */
export function warnOfUnlikelySettings(source: Record<string, string | undefined>, log: Pick<Logger, "warn">): void {
  for (const sentence of unlikelySettings(source)) log.warn(sentence);
}

function nearest(name: string): string | undefined {
  if (name.length < shortest) return undefined;
  return names.find((one) => distance(one, name.toUpperCase()) <= furthest);
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
