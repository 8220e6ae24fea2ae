import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set(dictionary["passwords-common"]);

/** Whether a password is among those that are guessed first (OWASP ASVS 5.0, 6.2.4), whatever its case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
