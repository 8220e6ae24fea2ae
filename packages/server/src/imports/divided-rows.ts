import { addsUp, type Figures, figureKind, type NumberFigure, numberFigures } from "@agency/model/figures";
import { type Column, ownValue, type Table } from "./columns.ts";
import { type AdsKind, isCampaign, isFigure, normalHeader } from "./headers.ts";
import { choice, headingMeasure } from "./heading-doubts.ts";
import type { ImportContext, ImportedRow, ImportProblem, Question } from "./import-result.ts";
import { type ParsedCell, type NumberStyle, readAmount, readMoney, readRank, readRankings } from "./numbers.ts";
import { isLeftOut } from "./row-periods.ts";
import { type Cell, type Row, textAt } from "./sheet.ts";
import { isWord } from "./words.ts";

/** Words in the heading of a column by which rows are parts of a client's figures, in English and Malay. */
const words = new Set(
  (
    "channel campaign adset source medium device browser platform placement landing page segment comparison audience gender age " +
    "keyword query saluran kempen sumber peranti halaman segmen perbandingan khalayak jantina umur"
  ).split(" "),
);

/** The same in Chinese, which has no spaces. */
const chinese =
  /渠道|广告系列|廣告活動|来源|來源|媒介|设备|裝置|浏览器|瀏覽器|网页|網頁|页面|頁面|平台|版位|细分|區隔|比较|比較|受众|受眾|关键词|關鍵字/;

/** Headings of texts that say nothing about numbers. */
const remarks =
  /\b(?:notes?|remarks?|comments?|catatan|nota|ulasan|komen|prepared by|updated by|disediakan oleh|dikemas kini oleh|pic|person in charge|account manager|pengurus akaun)\b|备注|備註|说明|說明|负责人|負責人/;

/** In the first cell of a row, these make it the sum of the others. */
const wordsForWhole = new Set(
  (
    "all,all channels,all users,all traffic,all campaigns,all devices,all countries,overall,total,totals,grand total,whole," +
    "semua,semua pengguna,keseluruhan,jumlah,全部,所有,所有用户,所有使用者,总计,合计,總計,合計"
  ).split(","),
);

/** Labels beside figures that are written below each other: no parts of a whole. */
const labels = new Set(
  "value,values,figure,figures,number,amount,actual,actuals,nilai,angka,sebenar,数值,数据,數值,實際,实际".split(","),
);

const noText = new Set(["", "-", "--", "–", "—", "n/a", "na", "nil", "null", "tiada", "t/a"]);

/**
 * The column that divides the rows of a table into parts, such as campaigns or channels: one with a known name; of a single client's
 * table any text beside every row; or one that tells apart rows of the same client and period.
 */
function dividingColumn(table: Table, context: ImportContext): Column | null {
  const { columns, rows, ads } = table;
  const open = columns.filter((column) => {
    if (column.meaning === "division") return rows.some((row) => textAt(row, column.index) !== "");
    return column.meaning === null && column.doubt === null && (ads === "export" || !isLeftOut(column, context));
  });
  const named = open.find((column) => isNamed(column, ads) && rows.some((row) => isPart(row, column)));
  if (named) return named;
  const texts = open.filter(({ header }) => !remarks.test(header.toLowerCase()));
  const ofOneClient = columns.every(
    ({ meaning }) => meaning !== "client" && meaning !== "clientId" && meaning !== "website",
  );
  const everywhere = texts.find((column) => {
    const isPlace = isWord(column.header, "partLabel");
    const isOne = (row: Row) => (isPlace ? isCoded(row, column) : isPart(row, column));
    // A weekday beside a date says nothing more.
    return column.why !== "not_chosen" && rows.length > 0 && rows.every(isOne);
  });
  if (ofOneClient && everywhere) return everywhere;
  const repeated = [...Map.groupBy(rows, rowKeyReader(columns)).values()].filter((group) => group.length > 1);
  const tellsApart = (column: Column) =>
    repeated.every((group) => {
      const parts = group.map((row) => textAt(row, column.index));
      return new Set(parts).size === parts.length && group.every((row) => isPart(row, column));
    });
  return repeated.length > 0 ? (texts.find(tellsApart) ?? null) : null;
}

/** Names a row's client and period as the file writes them. */
function rowKeyReader(columns: Column[]): (row: Row) => string {
  const meanings = ["client", "clientId", "website", "period", "periodEnd", "year", "reportType"];
  const named = columns.filter(({ meaning }) => meaning !== null && meanings.includes(meaning));
  return (row) => JSON.stringify(named.map(({ index }) => textAt(row, index)));
}

function isNamed({ header, meaning }: Column, ads: AdsKind): boolean {
  if (meaning === "division" || isCampaign(header)) return true;
  if (ads === "export" && meaning !== null) return false;
  const name = normalHeader(header);
  return name.split(" ").some((word) => words.has(word) || words.has(word.replace(/s$/, ""))) || chinese.test(name);
}

/** Whether a cell says that its row is the whole, such as "All". */
export function isWhole(row: Row, { index }: Pick<Column, "index">): boolean {
  return wordsForWhole.has(normalHeader(textAt(row, index)));
}

/** Whether a cell names a part: it has words, and does not say that it is the whole. */
function isPart(row: Row, { index, meaning }: Column): boolean {
  const text = textAt(row, index);
  if (noText.has(text.toLowerCase()) || isWhole(row, { index }) || labels.has(normalHeader(text))) return false;
  if (meaning === "division") return true;
  const letters = text.match(/\p{L}+/gu) ?? [];
  return letters.length > 0 && (!/\d/.test(text) || letters.some((word) => word.length > 3 || /\p{Lo}/u.test(word)));
}

/** Whether a cell names a place or the like, also by a code such as SS2 or 101. */
function isCoded(row: Row, { index }: Column): boolean {
  return !noText.has(textAt(row, index).toLowerCase()) && !isWhole(row, { index });
}

/** The rows to read, and whether rows of the same client and period add up; or what must be known first. */
type Division = { rows: Row[]; adds: boolean } | { question: Question } | { problems: ImportProblem[] };

/**
 * Decides what rows of parts are for, such as those of campaigns or channels. Rows with the totals of their periods are taken when the
 * parts add up to them. Otherwise somebody says whether all parts are there.
 * @param totals rows that say that they add up others
 */
export function decideDivision(table: Table, totals: Row[], context: ImportContext): Division {
  const { columns, rows, ads, header, sheet } = table;
  const column = dividingColumn(table, context);
  if (column === null) return { rows, adds: false };
  const refused = (field: Column): { problems: ImportProblem[] } => {
    const line = header.cells[field.index]?.line ?? header.line;
    return { problems: [{ field: field.header, problem: "rows_are_parts", line, column: field.index + 1 }] };
  };
  // Meta leaves the name of a total empty; breakdowns have rows for all beside their parts.
  const wholes = rows.filter((row) => isWhole(row, column) || (ads === "export" && textAt(row, column.index) === ""));
  const parts = rows.filter((row) => !wholes.includes(row));
  const checked = checkTotals(table, parts, [...totals, ...wholes]);
  if (checked !== null) return checked;
  const mixed = columns.find(({ index, meaning }) => {
    const all = parts.filter((row) => isWhole(row, { index })).length;
    return (meaning === null || meaning === "division") && all > 0 && all < parts.length;
  });
  if (mixed) return refused(mixed);
  if (wholes.length > 0) return refused(column);
  const name = normalHeader(column.header);
  const answer = ownValue(context.answers, `column:${name}`);
  if (answer === "division") return { rows, adds: true };
  if (answer === "parts") return refused(column);
  const groups = [...Map.groupBy(rows, rowKeyReader(columns)).values()];
  // Columns side by side, such as "Minimum" and "Dapat", may as well be of the same: their figures are shown to choose from.
  const isSideBySide = table.isAcross && column.meaning === null && groups.some((group) => group.length > 1);
  if (isSideBySide && !isNamed(column, ads)) return { rows, adds: false };
  const sums = columns.some(({ meaning }) => isFigure(meaning) && addsUp(meaning));
  const alone = groups.every((group) => group.length === 1) && ads !== "export";
  if (!sums && !alone) return refused(column);
  return {
    question: {
      id: `column:${name}`,
      kind: "divided_rows",
      sheet,
      line: header.cells[column.index]?.line ?? header.line,
      about: { column: column.header, figure: null, example: partExamples(parts, column) },
      choices: [...(sums ? [choice("division")] : []), ...(alone ? [choice("ignore")] : []), choice("parts")],
    },
  };
}

/** How many parts a question names. */
const mostExamples = 3;

function partExamples(parts: Row[], { index }: Column): string | null {
  const texts = new Set(parts.map((row) => textAt(row, index)).filter((text) => text !== ""));
  const named = [...texts].slice(0, mostExamples).join(", ");
  return named === "" ? null : `${named}${texts.size > mostExamples ? " …" : ""}`;
}

/**
 * Compares the parts of each period with the rows that say to add them up.
 * @returns null when not every period has such a row
 */
function checkTotals(table: Table, parts: Row[], totals: Row[]): Division | null {
  const key = rowKeyReader(table.columns);
  const groups = Map.groupBy(parts, key);
  // A total that names no period is that of the only one.
  const [only = ""] = groups.size === 1 ? groups.keys() : [];
  const ofPeriod = Map.groupBy(totals, (row) => (groups.has(key(row)) ? key(row) : only));
  if (groups.size === 0 || [...groups.keys()].some((one) => !ofPeriod.has(one))) return null;
  const wholes: Row[] = [];
  for (const [one, rows] of groups) {
    const [sum, ...candidates] = [
      sumFigures(rows, table),
      ...(ofPeriod.get(one) ?? []).map((row) => sumFigures([row], table)),
    ];
    for (const read of [sum, ...candidates]) if ("problems" in read) return read;
    const problem = candidates.flatMap((total, index) => {
      const row = ofPeriod.get(one)?.[index];
      return "problems" in total || "problems" in sum || row === undefined ? [] : differences(sum, total, row, table);
    })[0];
    if (problem) return { problems: [problem] };
    wholes.push(...(ofPeriod.get(one) ?? []).slice(0, 1));
  }
  const dated = wholes.every((row) => groups.has(key(row)));
  return dated ? { rows: wholes, adds: false } : { rows: parts, adds: true };
}

type Sums = { sums: Map<Column, number>; most: Map<Column, number> };

function sumFigures(rows: Row[], table: Table): Sums | { problems: ImportProblem[] } {
  const [sums, most] = [new Map<Column, number>(), new Map<Column, number>()];
  for (const row of rows) {
    const read = readFigures(row, table);
    if ("problems" in read) return { problems: read.problems };
    for (const column of table.columns) {
      const value = isFigure(column.meaning) ? read.figures[column.meaning] : null;
      if (typeof value !== "number") continue;
      sums.set(column, (sums.get(column) ?? 0) + value);
      most.set(column, Math.max(most.get(column) ?? 0, value));
    }
  }
  return { sums, most };
}

/** Where a total is not what its parts make: their sum, or for people at least the largest of them. */
function differences(parts: Sums, total: Sums, row: Row, { columns }: Table): ImportProblem[] {
  return columns.flatMap((column): ImportProblem[] => {
    const { meaning, index, header } = column;
    const [stated, sum, most] = [total.sums.get(column), parts.sums.get(column) ?? 0, parts.most.get(column) ?? 0];
    if (!isFigure(meaning) || stated === undefined || figureKind(meaning) === "position") return [];
    const fits = addsUp(meaning) ? Math.abs(stated - sum) < 0.005 : stated >= most;
    if (fits) return [];
    const params = { sum: Math.round(sum * 100) / 100, total: stated };
    return [{ field: header, problem: "total_differs", params, line: row.line, column: index + 1 }];
  });
}

/** Adds up the rows of each client and period; figures that do not add up are absent where there are several rows. */
export function addRows(rows: ImportedRow[]): ImportedRow[] {
  const groups = Map.groupBy(rows, ({ client, reportType, period }) =>
    JSON.stringify([client, reportType, period.start]),
  );
  return [...groups.values()].flatMap((group): ImportedRow[] => {
    const [first] = group;
    if (first === undefined || group.length === 1) return group;
    const row: ImportedRow = { ...first, figures: {}, places: {} };
    for (const figure of numberFigures.filter(addsUp)) {
      const stated = group.flatMap((one) => (typeof one.figures[figure] === "number" ? [one] : []));
      const [at] = stated;
      if (at === undefined) continue;
      const sum = stated.reduce((all, { figures }) => all + Number(figures[figure]), 0);
      Object.assign(row.figures, { [figure]: Math.round(sum * 100) / 100 });
      const place = at.places[figure];
      if (place) row.places[figure] = { ...place, derived: "sum_of_rows" };
    }
    return [row];
  });
}

/** The figures of a row with their places, or what is wrong with its cells. An empty cell gives no figure. */
export function readFigures(
  row: Row,
  { sheet, columns }: Pick<Table, "sheet" | "columns">,
  style: NumberStyle = "people",
): Pick<ImportedRow, "figures" | "places"> | { problems: ImportProblem[] } {
  const figures: Partial<Figures> = {};
  const places: ImportedRow["places"] = {};
  const problems: ImportProblem[] = [];
  for (const { index, header, meaning } of columns) {
    const cell = row.cells[index];
    if (cell === undefined || !isFigure(meaning)) continue;
    const read = put(figures, meaning, cell, style);
    if ("problem" in read) problems.push({ field: header, ...read, line: cell.line, column: index + 1 });
    else if (read.value)
      places[meaning] = {
        sheet,
        line: cell.line,
        column: header,
        derived: null,
        measure: headingMeasure(header, meaning),
      };
  }
  return problems.length > 0 ? { problems } : { figures, places };
}

/** Reads a cell into its figure; the value says whether there was one. */
function put(
  figures: Partial<Figures>,
  figure: Column["meaning"] & keyof Figures,
  cell: Cell,
  style: NumberStyle,
): ParsedCell<boolean> {
  if (figure === "topRankings") {
    const read = readRankings(cell.text);
    if ("problem" in read) return read;
    if (read.value.length > 0) figures.topRankings = read.value;
    return { value: read.value.length > 0 };
  }
  const read = readNumber(figure, cell, style);
  if ("problem" in read) return read;
  if (read.value !== null) figures[figure] = read.value;
  return { value: read.value !== null };
}

function readNumber(figure: NumberFigure, cell: Cell, style: NumberStyle): ParsedCell<number | null> {
  const kind = figureKind(figure);
  if (kind === "money") return readMoney(cell);
  return kind === "position" ? readRank(cell) : readAmount(cell, style);
}
