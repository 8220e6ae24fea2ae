import { clientPackages, defaultLanguage, usualMonthlyFee } from "@agency/content/settings";
import { type ListedField, listedFields } from "@agency/model/client-list";
import { eachClientText } from "@agency/model/limits";
import type { Client, ClientDetails, Contact } from "../clients/client.ts";
import { plain } from "../clients/same-client.ts";
import type { FieldProblem } from "../kit/problems.ts";
import type { JudgedRow, ListedDetails, ReadRow, RowAnswer } from "./client-list.ts";

type Judging = {
  /** Every client. */
  clients: Client[];
  /** Those of a client besides the first one, by its id. */
  contacts: ReadonlyMap<string, Contact[]>;
  /** By the ids of rows. */
  answers: ReadonlyMap<string, RowAnswer>;
};

const identifying = ["name", "email", "website"] as const;
type Identifying = (typeof identifying)[number];

/**
 * Decides what becomes of each row. A row changes the one client that has its name or email address; where there are several, where only
 * the website is the same, or where another row surely is of that client, a person decides.
 */
export function judgeRows(rows: ReadRow[], judging: Judging): JudgedRow[] {
  const matched = matchRows(rows, judging);
  const others = new Map<string, number>();
  const emails = new Map<string, string>();
  return matched.map((row) => {
    const judged = withOutcome(row, judging);
    if (judged.outcome === "left" || judged.outcome === "ask") return judged;
    const repeated = repeats(judged, others, judging.answers.get(row.id)?.as === "new");
    if (repeated !== null) return { ...judged, problems: [...judged.problems, repeated] };
    const { email, name = "" } = judged.given;
    const above = email === undefined ? undefined : emails.get(email);
    if (email !== undefined) emails.set(email, name);
    const isAsked = judged.outcome === "new" && above !== undefined && !judging.answers.has(row.id);
    return isAsked ? { ...judged, outcome: "ask" as const, doubt: "same_email" as const } : judged;
  });
}

type MatchedRow = Omit<JudgedRow, "outcome">;

/** Finds the client of each row, as sure as it can be. */
function matchRows(rows: ReadRow[], { clients, answers }: Judging): (MatchedRow & { sure: boolean })[] {
  const known = clientsByIdentity(clients);
  const byId = new Map(clients.map((client) => [client.id, client]));
  const matched = rows.map((row) => {
    const same = (field: Identifying) => known[field].get(plain[field](row.given[field] ?? "")) ?? [];
    const [names, emails] = [same("name"), same("email")];
    const both = names.filter((client) => emails.includes(client));
    const likely = both.length > 0 ? both : [...new Set([...names, ...emails])];
    const candidates = [...new Set([...names, ...emails, ...same("website")])];
    const answer = answers.get(row.id);
    const base = { ...row, candidates, doubt: null, client: null, sure: answer !== undefined || both.length === 1 };
    if (answer) return { ...base, client: answer.as === "client" ? (byId.get(answer.id) ?? null) : null };
    if (likely.length === 1) return { ...base, client: likely[0] ?? null };
    if (candidates.length === 0) return base;
    return { ...base, doubt: likely.length > 1 ? ("several" as const) : ("website" as const) };
  });
  const taken = new Set(matched.flatMap(({ sure, client }) => (sure && client ? [client.id] : [])));
  return matched.map((row) =>
    !row.sure && row.client && taken.has(row.client.id) ? { ...row, client: null, doubt: "taken" } : row,
  );
}

function clientsByIdentity(clients: Client[]): Record<Identifying, Map<string, Client[]>> {
  const by = (field: Identifying) => {
    const found = Map.groupBy(clients, (client) => plain[field](client[field] ?? ""));
    found.delete("");
    return found;
  };
  return { name: by("name"), email: by("email"), website: by("website") };
}

function withOutcome({ sure: _sure, ...row }: MatchedRow & { sure: boolean }, judging: Judging): JudgedRow {
  if (judging.answers.get(row.id)?.as === "left") return { ...row, outcome: "left", problems: [] };
  if (row.doubt !== null) return { ...row, outcome: "ask" };
  const { client, given, headings, line, problems } = row;
  if (client === null) {
    // Where the row says it wrongly, that is named already.
    const missing = (["name", "email"] as const).filter(
      (field) => given[field] === undefined && !problems.some((one) => one.field === (headings[field] ?? field)),
    );
    const required = missing.map((field) => ({ field: headings[field] ?? field, line, problem: "required" as const }));
    return { ...row, outcome: "new", problems: [...problems, ...required] };
  }
  const changes = listedChanges(row.given, client);
  const wrong = changes.email === undefined ? null : emailProblem(row, client, judging);
  const outcome = Object.keys(changes).length > 0 ? "change" : "unchanged";
  return { ...row, outcome, problems: wrong ? [...problems, wrong] : problems };
}

/** What a row says that is another than the client's. A name or an address in another writing is the same. */
export function listedChanges(given: Partial<ListedDetails>, client: Client): Partial<ListedDetails> {
  const differing = (Object.keys(given) as ListedField[]).filter((field) => {
    const [before, after] = [client[field] ?? "", given[field] ?? ""];
    if (before === after) return false;
    return field !== "name" && field !== "website"
      ? true
      : plain[field](String(before)) !== plain[field](String(after));
  });
  return Object.fromEntries(differing.map((field) => [field, given[field]]));
}

/** Whether an address that a client would get is that of a further contact, or of another client with its name. */
function emailProblem(
  { given, headings, line }: ReadRow,
  client: Client,
  { clients, contacts }: Judging,
): FieldProblem | null {
  const field = headings.email ?? "email";
  const { email = client.email, name = client.name } = given;
  if (contacts.get(client.id)?.some((contact) => contact.email === email))
    return { field, line, problem: "contact_twice" };
  const isTaken = clients.some((other) => other.id !== client.id && other.email === email && other.name === name);
  return isTaken ? { field, line, problem: "taken" } : null;
}

/**
 * Names the row above that has the same name, or is of the same client.
 * @param seen the lines of the rows above
 * @param isAnother whether a person said that it is another client
 */
function repeats(row: JudgedRow, seen: Map<string, number>, isAnother: boolean): FieldProblem | null {
  const name = row.given.name === undefined ? null : `name ${plain.name(row.given.name)}`;
  const whole = name && row.given.email !== undefined ? `${name} ${row.given.email}` : null;
  const own = [row.client ? `client ${row.client.id}` : null, isAnother ? null : name, whole];
  const other = own.flatMap((one) => (one === null ? [] : (seen.get(one) ?? []))).at(0);
  for (const one of [...own, name]) if (one !== null && !seen.has(one)) seen.set(one, row.line);
  if (other === undefined) return null;
  return { field: row.headings.name ?? "name", line: row.line, problem: "list_repeats", params: { other } };
}

/** A new client as a row says it, with a new client's defaults (specification, section 9) for the rest. */
export function newDetails(given: Partial<ListedDetails>): ClientDetails {
  return {
    name: given.name ?? "",
    email: given.email ?? "",
    ...eachClientText((name) => given[name] ?? null),
    contactReportTypes: null,
    package: given.package ?? clientPackages[0],
    monthlyFee: given.monthlyFee ?? usualMonthlyFee,
    language: given.language ?? defaultLanguage,
    status: "active",
    endedOn: null,
  };
}

/** What people see of a row: of a new client all that it would have, of a change what differs. */
export function rowValues(row: JudgedRow) {
  const { client, given, outcome } = row;
  if (outcome === "new" || outcome === "ask") {
    const details = newDetails(given);
    return listedFields.flatMap((field) => {
      const usual = given[field] === undefined;
      // Of a row that may be of a client, only what it says.
      if (usual && (outcome === "ask" || details[field] === null || details[field] === "")) return [];
      return [{ field, before: null, after: details[field], usual }];
    });
  }
  if (client === null) return [];
  const changes = listedChanges(given, client);
  return listedFields.flatMap((field) =>
    field in changes ? [{ field, before: client[field], after: changes[field] ?? null, usual: false }] : [],
  );
}
