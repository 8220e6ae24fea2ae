import type { ActivityKind } from "@agency/model/activity";
import { type MailWordsByLanguage, mailWordParts, noMailWords } from "@agency/model/report/mail-words";
import { listActivity } from "../activity/store.ts";
import type { Database } from "../kit/db/database.ts";
import type { FieldProblem } from "../kit/problems.ts";
import { Refusal } from "../kit/refusal.ts";

/** Words of the agency, or of one client by its internal id. */
type Whose = { kind: ActivityKind; clientId?: string };

/**
 * What to store of words that were edited in a form: parts that the form left alone stay what they are by now.
 * @param words as they are by now, as the form showed them, and as it sends them
 * @throws Refusal words_changed, where somebody else changed the same part: with what it says now and who wrote it
 */
export async function requireUnchanged(
  database: Database,
  words: { now: MailWordsByLanguage; seen: MailWordsByLanguage; wanted: MailWordsByLanguage },
  { kind, clientId }: Whose,
): Promise<MailWordsByLanguage> {
  const changed: { field: string; value: string }[] = [];
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
  if (changed.length > 0) {
    const search = { kinds: [kind], ...(clientId !== undefined && { clientId }) };
    const [last] = await listActivity(database, search, { limit: 1, offset: 0 });
    const by = last?.by ?? "?";
    const fields = changed.map(({ field, value }): FieldProblem => ({
      field,
      problem: "changed_to",
      params: { by, value },
    }));
    throw new Refusal("words_changed", { fields });
  }
  return Object.fromEntries(kept) as MailWordsByLanguage;
}
