/** Brackets at the end of a name say how to greet: "Siti binti Contoh (Puan Siti)". */
const said = /^(?<whole>[^()（）]*)[(（](?<called>[^()（）]+)[)）]\s*$/u;

/**
 * How a mail greets a person: by the whole name, since nobody can tell from a name which part of it a person is called by, or as the
 * contact says in brackets.
 */
export function greetingName(name: string): string {
  return said.exec(name)?.groups?.["called"]?.trim() || wholeName(name);
}

/** A person's name without what says how to greet. */
export function wholeName(name: string): string {
  return said.exec(name)?.groups?.["whole"]?.trim() || name.trim();
}
