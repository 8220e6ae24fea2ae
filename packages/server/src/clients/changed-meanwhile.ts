import type { Client, ClientSeen } from "@agency/contracts/clients";
import { sameJson } from "@agency/model/same-json";
import { whoChanged } from "../activity/who-changed.ts";
import { changedMeanwhile } from "../kit/changed-meanwhile.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";

type Named = { name: string; email: string };

/**
 * Refuses to overwrite what somebody else changed while a form was open. The name and the address, which every change brings, stay what they are
 * by now where the form did not change them.
 * @param id the client's internal id
 * @param now the client as it is
 * @param seen the fields as the form showed them
 * @param wanted the fields as they are to become
 * @returns `wanted` with the name and the address to store
 * @throws Refusal client_changed, with what each field says now and who changed it
 */
export async function requireClientUnchanged<Wanted extends ClientSeen & Named>(
  database: Database,
  { id, now, seen, wanted }: { id: string; now: Client; seen: ClientSeen; wanted: Wanted },
): Promise<Wanted> {
  const isUntouched = (name: keyof ClientSeen) =>
    (name === "name" || name === "email") && isSame(seen[name], wanted[name]);
  const names = (Object.keys(seen) as (keyof ClientSeen)[]).filter(
    (name) => !isSame(now[name], seen[name]) && !isSame(now[name], wanted[name]) && !isUntouched(name),
  );
  if (names.length === 0) {
    const kept = (name: keyof Named) => (isUntouched(name) ? now[name] : wanted[name]);
    return { ...wanted, name: kept("name"), email: kept("email") };
  }
  const changer = await whoChanged(database, { clientId: id, kinds: ["client.changed"] });
  throw new Refusal("client_changed", {
    fields: names.map((field) => changedMeanwhile(field, now[field], changer(field))),
  });
}

/** An empty text is one that is missing. */
function isSame(one: unknown, other: unknown): boolean {
  return sameJson(withoutEmpty(one), withoutEmpty(other));
}

function withoutEmpty(value: unknown): unknown {
  if (value === "" || value === undefined) return null;
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutEmpty(part)]));
}
