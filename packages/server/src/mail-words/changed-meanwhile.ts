import type { ActivityKind } from "@agency/model/activity";
import { type MailWordsByLanguage, mailWordParts, noMailWords } from "@agency/model/report/mail-words";
import { sameJson } from "@agency/model/same-json";
import { listActivity } from "../activity/store.ts";
import { changedMeanwhile } from "../kit/changed-meanwhile.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";

/** Something that was edited in a form: as it is by now, as the form showed it, and as the form sends it. */
type Edited<Value> = { now: Value; seen: Value; wanted: Value };

/** What to store, and what is refused because somebody else changed the same: the fields with what they say by now. */
type Merged<Value> = { kept: Value; changed: { field: string; value: string }[] };

/** Words of the agency, or of one client by its internal id. */
type Whose = { kind: ActivityKind; clientId?: string };

/** Parts of words that the form left alone stay what they are by now. */
export function mergeWords(words: Edited<MailWordsByLanguage>): Merged<MailWordsByLanguage> {
  const changed: Merged<unknown>["changed"] = [];
  const kept = Object.entries(words.wanted).map(([language, wanted = noMailWords], index) => {
    const inLanguage = (all: MailWordsByLanguage) => all[language] ?? noMailWords;
    const [now, seen] = [inLanguage(words.now), inLanguage(words.seen)];
    const parts = mailWordParts.map((part) => {
      if (wanted[part] === seen[part]) return [part, now[part]] as const;
      if (now[part] !== seen[part] && now[part] !== wanted[part]) {
        changed.push({ field: `words.${index}.${part}`, value: now[part] });
      }
      return [part, wanted[part]] as const;
    });
    return [language, Object.fromEntries(parts)] as const;
  });
  return { kept: Object.fromEntries(kept) as MailWordsByLanguage, changed };
}

/** Who gets a copy is one thing: two people who change it are asked, whatever each of them changed. */
export function mergeCopies({ now, seen, wanted }: Edited<string[]>): Merged<string[]> {
  if (sameJson(wanted, seen)) return { kept: now, changed: [] };
  const isOthers = !sameJson(now, seen) && !sameJson(now, wanted);
  return { kept: wanted, changed: isOthers ? [{ field: "cc", value: now.join(", ") }] : [] };
}

/**
 * Nothing is overwritten that its editor has not seen.
 * @throws Refusal words_changed, with what each field says now and who wrote it
 */
export async function refuseChanged(
  database: Database,
  changed: Merged<unknown>["changed"],
  { kind, clientId }: Whose,
): Promise<void> {
  if (changed.length === 0) return;
  const search = { kinds: [kind], ...(clientId !== undefined && { clientId }) };
  const [last] = await listActivity(database, search, { limit: 1, offset: 0 });
  throw new Refusal("words_changed", {
    fields: changed.map(({ field, value }) => changedMeanwhile(field, value, last?.by)),
  });
}
