import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const source = "packages/server/src";

/** The rooms of the server: each may use those before it. */
export const rooms = [
  "kit",
  "settings",
  "activity",
  "notifications",
  "staff",
  "own-clients",
  "clients",
  "responsible",
  "tokens",
  "team",
  "figures",
  "sources",
  "imports",
  "alerts",
  "reports",
  "plan",
  "proposals",
  "opens",
  "shares",
  "answers",
  "mail-words",
  "sending",
  "wrong-recipients",
  "client-history",
  "client-archive",
  "portal",
  "schedules",
  "board",
  "client-lists",
  "attention",
  "enquiries",
  "audit",
  "bookings",
  "newsletter",
  "speed-test",
  "people",
  "backup",
  "mcp",
  "status",
];

/** @typedef {{ from: string, to: string }} Import two files, by their paths in the source of the server */

/**
 * Finds imports of a room that comes later, or of what stands above all rooms, also imports that are made only when they are needed.
 * @param {string} root of the repository
 * @returns {Import[]}
 */
function importsAgainstOrder(root) {
  return filesIn(join(root, source)).flatMap((from) => {
    const room = rooms.indexOf(roomName(from));
    if (room === -1) return [];
    const text = readFileSync(join(root, source, from), "utf8");
    return Array.from(text.matchAll(/\b(?:from |import |import\()"(\.[^"]+)"/g), ([, path = ""]) =>
      posix.join(posix.dirname(from), path),
    )
      .filter((to) => {
        const other = rooms.indexOf(roomName(to));
        const isOutside = to.startsWith("../");
        return !isOutside && (other === -1 || other > room);
      })
      .map((to) => ({ from, to }));
  });
}

/**
 * Says what is wrong with the order of the rooms: an import against it that is not listed to cut, or a listed one that is cut already.
 * @param {string} root of the repository
 * @param {Record<string, string[]>} toCut
 * @returns {string[]}
 */
export function wrongRooms(root, toCut) {
  const found = importsAgainstOrder(root);
  const isKnown = (/** @type {Import} */ { from, to }) => toCut[from]?.includes(to) === true;
  const known = Object.entries(toCut).flatMap(([from, targets]) => targets.map((to) => ({ from, to })));
  return [
    ...found.filter((one) => !isKnown(one)).map(({ from, to }) => `${from} imports ${to}, which comes after it`),
    ...known
      .filter(({ from, to }) => !found.some((one) => one.from === from && one.to === to))
      .map(({ from, to }) => `${from} imports ${to} no more: take it off the list of imports to cut`),
  ];
}

/** @param {string} file */
const roomName = (file) => file.split("/")[0] ?? "";

/**
 * The files that run in production, as paths below a folder.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        file.endsWith(".ts") && !/\.(?:test|fixture)\.ts$|(?:^|\/)(?:testing|corpus|cases|pictures)\//.test(file),
    )
    .toSorted();
}
