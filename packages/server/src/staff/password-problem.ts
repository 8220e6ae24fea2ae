import { agency } from "@agency/content/agency";
import { cityKeys } from "@agency/content/cities";
import { country, defaultLanguage } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { passwordLength } from "@agency/contracts/staff";
import { guessPassword } from "./guess-password.ts";

/** Names that everyone connects with an account: its own, and the agency's. */
export function namesKnown(username: string): string[] {
  const offices = agency.offices.flatMap(({ street, postcode, city, state }) => [city, state, street, postcode]);
  return [username, agency.name, agency.legalName, agency.email, ...offices, country.name, ...cityKeys];
}

/**
 * Says what is wrong with a password that somebody chose for an account, for whoever types it into a file or a command.
 * @returns a sentence without its subject, in the agency's first language; null when the password is fine
 */
export async function passwordProblem(password: string, username: string): Promise<string | null> {
  const t = translator(defaultLanguage);
  const { minimum, maximum } = passwordLength;
  if (password.length < minimum) return t("errors:field.too_short", { minimum });
  if (password.length > maximum) return t("errors:field.too_long", { maximum });
  const guessed = await guessPassword(password, namesKnown(username));
  return guessed && t(`errors:field.${guessed}`);
}
