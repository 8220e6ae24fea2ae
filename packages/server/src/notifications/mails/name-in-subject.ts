import { plainName } from "./plain-name.ts";

/** A person's name on one line, or the address where no name was given. */
export function nameInSubject({ name, email }: { name: string; email: string }): string {
  return plainName(name) || email;
}
