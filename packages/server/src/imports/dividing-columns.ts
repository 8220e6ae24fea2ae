import { type AdsKind, isCampaign } from "./ads-columns.ts";
import type { Column, Table } from "./columns.ts";
import { isLeftOut } from "./date-columns.ts";
import { normalHeader } from "./headers.ts";
import type { ImportContext } from "./import-result.ts";
import { type Row, textAt } from "./table.ts";

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

/** What a cell says of a row that is the whole. */
const wholes = new Set(
  (
    "all,all channels,all users,all traffic,all campaigns,all devices,all countries,overall,total,totals,grand total,whole," +
    "semua,semua pengguna,keseluruhan,jumlah,全部,所有,所有用户,所有使用者,总计,合计,總計,合計"
  ).split(","),
);

/** What a cell says beside figures that are written below each other. */
const labels = new Set(
  "value,values,figure,figures,number,amount,actual,actuals,nilai,angka,sebenar,数值,数据,數值,實際,实际".split(","),
);

const noText = new Set(["", "-", "--", "–", "—", "n/a", "na", "nil", "null", "tiada", "t/a"]);

/**
 * The column that divides the rows of a table into parts, such as campaigns or channels: one with a known name; of a single client's
 * table any text beside every row; or one that tells apart rows of the same client and period.
 */
export function dividingColumn(table: Table, context: ImportContext): Column | null {
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
    // A weekday beside a date says nothing more.
    return column.why !== "not_chosen" && rows.length > 0 && rows.every((row) => isPart(row, column));
  });
  if (ofOneClient && everywhere) return everywhere;
  const repeated = [...Map.groupBy(rows, keyOf(columns)).values()].filter((group) => group.length > 1);
  const tellsApart = (column: Column) =>
    repeated.every((group) => {
      const parts = group.map((row) => textAt(row, column.index));
      return new Set(parts).size === parts.length && group.every((row) => isPart(row, column));
    });
  return repeated.length > 0 ? (texts.find(tellsApart) ?? null) : null;
}

/** Names a row's client and period as the file writes them. */
export function keyOf(columns: Column[]): (row: Row) => string {
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
  return wholes.has(normalHeader(textAt(row, index)));
}

/** Whether a cell names a part: it has words, and does not say that it is the whole. */
function isPart(row: Row, { index, meaning }: Column): boolean {
  const text = textAt(row, index);
  if (noText.has(text.toLowerCase()) || isWhole(row, { index }) || labels.has(normalHeader(text))) return false;
  if (meaning === "division") return true;
  const letters = text.match(/\p{L}+/gu) ?? [];
  return letters.length > 0 && (!/\d/.test(text) || letters.some((word) => word.length > 3 || /\p{Lo}/u.test(word)));
}
