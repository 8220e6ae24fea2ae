import { addsUp, type FigureKey, figureKeys, type Figures } from "@agency/model/figures";
import { isComparable } from "@agency/model/measures";
import { isKnown } from "@agency/model/origin";
import { sameJson } from "@agency/model/same-json";
import { formatClientId } from "../clients/client-id.ts";
import { ownValue } from "./columns.ts";
import type { AssignedRow, Ignored, ImportProblem, Question } from "./import-result.ts";
import { areAccounts, joinedAccounts, onePerPeriod } from "./join-ads.ts";
import { onePerPeriod as onePerPeriodOfAnswers, partsKey } from "./join-answers.ts";

/** More places than a person compares; a file with more is a list of events. */
const mostRows = 12;

export type FileIgnored = Ignored & { file: number };

type Joined = { rows: AssignedRow[]; ignored: FileIgnored[] } | { question: Question } | { problems: ImportProblem[] };

/**
 * Decides about rows of the same client and period, of one file or several: they complete each other as far as they do not give the
 * same figures. Rows that do are added up, or one of them is chosen, as somebody answers. The same figures in two files are the same.
 * @param fileNames of each file, where there are several
 */
export function joinPeriods(rows: AssignedRow[], fileNames: string[], answers: Record<string, string>): Joined {
  const [ads, answered] = [rows.filter((row) => row.ads), rows.filter((row) => row.aiAnswers)];
  const others = rows.filter((row) => !row.ads && !row.aiAnswers);
  // Accounts of one platform are asked about; what two platforms spent is added up without a question.
  const platforms = joinGroups(ads, { keyOfRow: platformsKey, about: "ads " }, fileNames, answers);
  if (!("rows" in platforms)) return platforms;
  // The parts of an engine come in files of their own.
  const engines = joinGroups(answered, { keyOfRow: answersKey, about: "answers " }, fileNames, answers);
  if (!("rows" in engines)) return engines;
  const all = [...onePerPeriod(platforms.rows), ...onePerPeriodOfAnswers(engines.rows), ...others];
  const joined = joinGroups(all, { keyOfRow: rowKey, about: "" }, fileNames, answers);
  return "rows" in joined
    ? { rows: joined.rows, ignored: [...platforms.ignored, ...engines.ignored, ...joined.ignored] }
    : joined;
}

/** Which rows are of the same, and how the ids of questions about them begin. */
type Grouping = { keyOfRow: (row: AssignedRow) => string; about: string };

function joinGroups(
  rows: AssignedRow[],
  { keyOfRow, about }: Grouping,
  fileNames: string[],
  answers: Record<string, string>,
): Joined {
  const groups = [...Map.groupBy(rows, keyOfRow).values()];
  const doubtful = groups.filter((group) => group.length > 1 && isDoubtful(group));
  const beyond = doubtful.find((group) => group.length > mostRows);
  if (beyond) return { problems: [repeats(beyond)] };
  const sources = clientSources(doubtful.flat());
  const joined: AssignedRow[] = [];
  const ignored: FileIgnored[] = [];
  for (const group of groups) {
    const [first] = group;
    if (first === undefined || group.length === 1) {
      joined.push(...group);
      continue;
    }
    if (!doubtful.includes(group)) {
      joined.push(...onceEach(group));
      continue;
    }
    const question = askGroup(group, { first, sources, about }, fileNames);
    const answer = ownValue(answers, question.id);
    if (!question.choices.some(({ value }) => value === answer)) return { question };
    const decided = answer === add ? added(group) : chosen(group, (row) => choiceValue(row, group, sources) === answer);
    joined.push(...decided.rows);
    ignored.push(...decided.ignored);
  }
  return { rows: joined, ignored };
}

const add = "add";

function platformsKey(row: AssignedRow): string {
  return `${rowKey(row)} ${(row.ads ?? []).map(({ platform }) => platform).join(",")}`;
}

function answersKey(row: AssignedRow): string {
  return `${rowKey(row)} ${partsKey(row)}`;
}

function rowKey({ of, reportType, period }: AssignedRow): string {
  return `${of.id} ${reportType} ${period.start}`;
}

/** The figures that more than one row gives. */
function sharedFigures(group: AssignedRow[]): FigureKey[] {
  return figureKeys.filter((figure) => group.filter((row) => isGiven(row, figure)).length > 1);
}

function isGiven({ figures }: AssignedRow, figure: FigureKey): boolean {
  const value = figures[figure];
  return value !== undefined && isKnown(value);
}

const lists = ["keywords", "pages", "ads", "aiAnswers"] as const;
type List = (typeof lists)[number];

function listIn(row: AssignedRow, list: List): object[] | undefined {
  // Where it stands is none of its content.
  if (list === "ads") return row.ads?.map(({ from: _from, ...ads }) => ads);
  if (list === "aiAnswers") return row.aiAnswers?.map(({ from: _from, ...answers }) => answers);
  return row.searches[list];
}

function sharedLists(group: AssignedRow[]): List[] {
  return lists.filter((list) => group.filter((row) => listIn(row, list)).length > 1);
}

/** Rows of one table, sheets of one file with the same figures, and files that differ in one. */
function isDoubtful(group: AssignedRow[]): boolean {
  const [figures, searches] = [sharedFigures(group), sharedLists(group)];
  const ofOneTable = new Set(group.map(rowTable)).size < group.length;
  if (ofOneTable) return true;
  const ofOneFile = [...Map.groupBy(group, ({ file }) => file).values()].some(
    (rows) => sharedFigures(rows).length > 0 || sharedLists(rows).length > 0,
  );
  return ofOneFile || figures.some((figure) => differs(group, figure)) || searches.some((list) => !isSame(group, list));
}

function rowTable({ file, from }: AssignedRow): string {
  return JSON.stringify([file, from.sheet]);
}

function differs(group: AssignedRow[], figure: FigureKey): boolean {
  const [first, ...others] = group.filter((row) => isGiven(row, figure));
  return others.some(
    (row) =>
      !sameJson(row.figures[figure], first?.figures[figure]) ||
      !isComparable(measureIn(row, figure), measureIn(first, figure)),
  );
}

function measureIn(row: AssignedRow | undefined, figure: FigureKey) {
  return row?.places[figure]?.measure ?? null;
}

function isSame(group: AssignedRow[], list: List): boolean {
  const [first, ...others] = group.flatMap((row) => {
    const found = listIn(row, list);
    return found ? [found] : [];
  });
  return others.every((other) => sameJson(other, first));
}

/** The rows without what an earlier one gives as well. */
function onceEach(group: AssignedRow[]): AssignedRow[] {
  return group.map((row, index) => {
    const earlier = group.slice(0, index);
    return without(
      row,
      figureKeys.filter((figure) => earlier.some((one) => isGiven(one, figure))),
      lists.filter((list) => earlier.some((one) => listIn(one, list))),
    );
  });
}

function without(row: AssignedRow, figures: FigureKey[], searches: List[]): AssignedRow {
  const left = { ...row, figures: { ...row.figures }, places: { ...row.places }, searches: { ...row.searches } };
  for (const figure of figures) {
    delete left.figures[figure];
    delete left.places[figure];
  }
  for (const list of searches) {
    if (list === "ads") delete left.ads;
    else if (list === "aiAnswers") delete left.aiAnswers;
    else delete left.searches[list];
  }
  return left;
}

/** The first row gets the sums, and the first of each file what only one row gives. What does not add up, such as people, is left out. */
function added(group: AssignedRow[]): { rows: AssignedRow[]; ignored: FileIgnored[] } {
  const shared = sharedFigures(group);
  const sums = shared.filter((figure) => addsUp(figure));
  const bare = group.map((row) => without(row, shared, sharedLists(group)));
  const rows = [...Map.groupBy(bare, ({ file }) => file).values()].flatMap(merged);
  const [first] = rows;
  for (const figure of first ? sums : []) {
    const given = group.filter((row) => isGiven(row, figure));
    const sum = given.reduce((all, { figures }) => all + Number(figures[figure]), 0);
    Object.assign(first?.figures ?? {}, { [figure]: Math.round(sum * 100) / 100 });
    const place = given[0]?.places[figure];
    if (place && first) first.places[figure] = { ...place, derived: "sum_of_rows" };
  }
  const ads = joinedAccounts(group);
  if (first && ads) first.ads = ads;
  const left = shared.filter((figure) => !sums.includes(figure));
  return {
    rows: rows.filter(holdsSomething),
    ignored: left.flatMap((figure) => {
      const [row] = group.filter((one) => isGiven(one, figure));
      const place = row?.places[figure];
      return row && place ? [ignoredAt(row, place.column, "people_do_not_add_up")] : [];
    }),
  };
}

/** One row of rows that give different figures. */
function merged([first, ...others]: AssignedRow[]): AssignedRow[] {
  if (first === undefined) return [];
  const row = { ...first };
  for (const { figures, places, searches, ads, aiAnswers } of others) {
    if (ads) row.ads = ads;
    if (aiAnswers) row.aiAnswers = aiAnswers;
    row.figures = { ...row.figures, ...figures };
    row.places = { ...row.places, ...places };
    row.searches = { ...row.searches, ...searches };
  }
  return [row];
}

/** The chosen row stands. Of other files, what it does not give stays; other rows of its own file are of something else. */
function chosen(
  group: AssignedRow[],
  isChosen: (row: AssignedRow) => boolean,
): { rows: AssignedRow[]; ignored: FileIgnored[] } {
  const own = group.find(isChosen);
  const [figures, searches] = [sharedFigures(group), sharedLists(group)];
  const rows = group.map((row) => (row === own ? row : without(row, figures, searches)));
  const kept = rows.filter((row) => row === own || (row.file !== own?.file && holdsSomething(row)));
  const dropped = group.filter((row) => row !== own);
  return { rows: kept, ignored: dropped.map((row) => ignoredAt(row, row.from.heading ?? null, "other_chosen")) };
}

function holdsSomething(row: AssignedRow): boolean {
  return Object.keys(row.figures).length > 0 || lists.some((list) => listIn(row, list));
}

function ignoredAt({ file, from }: AssignedRow, column: string | null, why: Ignored["why"]): FileIgnored {
  return { file, sheet: from.sheet, line: from.line, column, why };
}

/** Where rows come from, by the client: a file, a sheet, or a name such as a profile's. */
type Sources = Map<string, string[]>;

function clientSources(rows: AssignedRow[]): Sources {
  const byClient = Map.groupBy(rows, ({ of }) => of.id);
  return new Map(Array.from(byClient, ([id, own]) => [id, [...new Set(own.map(rowSource))]]));
}

function rowSource({ file, from, client }: AssignedRow): string {
  return JSON.stringify([file, from.sheet, client]);
}

/** Whether each row of a period comes from somewhere else, so that one answer goes for all periods of the client. */
function areApart(group: AssignedRow[]): boolean {
  return new Set(group.map(rowSource)).size === group.length;
}

function choiceValue(row: AssignedRow, group: AssignedRow[], sources: Sources): string {
  return String(areApart(group) ? sources.get(row.of.id)?.indexOf(rowSource(row)) : group.indexOf(row));
}

function askGroup(
  group: AssignedRow[],
  { first, sources, about }: { first: AssignedRow; sources: Sources; about: string },
  fileNames: string[],
): Question {
  const shared = sharedFigures(group);
  const { of, reportType, period, from } = first;
  const whose = `${about}${fileNames.length > 1 ? "files " : ""}${formatClientId(of.accessId)}`;
  const sums =
    areAccounts(group) ||
    shared.some(
      (figure) =>
        addsUp(figure) && group.every((row) => isComparable(measureIn(row, figure), measureIn(first, figure))),
    );
  return {
    // With the sources, so that an answer never goes for others.
    id: areApart(group)
      ? `same_period:${whose} ${group.map((row) => choiceValue(row, group, sources)).join("-")}`
      : `same_period:${whose} ${reportType} ${period.start}`,
    kind: "same_period",
    sheet: from.sheet,
    line: from.line,
    about: { column: `${reportType} ${period.start}`, figure: shared[0] ?? null, example: of.name },
    choices: [
      ...(sums ? [{ value: add, label: "" }] : []),
      ...group.map((row) => ({
        value: choiceValue(row, group, sources),
        label: rowLabel(row, fileNames),
        figures: commonFigures(row, shared),
      })),
    ],
  };
}

/** `October.xlsx, Sheet1, Kedai Contoh KL: 3` where its line is 3. */
function rowLabel({ file, from, client }: AssignedRow, fileNames: string[]): string {
  const name = fileNames.length > 1 ? (fileNames[file] ?? null) : null;
  const parts = [name, from.sheet, client, from.heading ?? null].filter((part) => part !== null);
  return `${parts.join(", ").slice(0, 200)}:${from.line}`;
}

function commonFigures(row: AssignedRow, shared: FigureKey[]): Partial<Figures> {
  return Object.fromEntries(shared.flatMap((figure) => (isGiven(row, figure) ? [[figure, row.figures[figure]]] : [])));
}

function repeats([first, second]: AssignedRow[]): ImportProblem {
  const { line, sheet } = second?.from ?? { line: 1, sheet: null };
  const place = sheet === null ? { line } : { line, sheet };
  return { field: "row", problem: "repeats", params: { other: first?.from.line ?? 1 }, ...place };
}
