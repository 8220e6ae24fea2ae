import { oneLine } from "../html.ts";

/** Every mail program cuts off longer subjects. */
const longestName = 80;

/** A person's name on one line, or the address where no name was given. */
export function nameInSubject({ name, email }: { name: string; email: string }): string {
  return oneLine(name).slice(0, longestName) || email;
}
