#!/usr/bin/env bash
# Guess:     a library that folds the long lines of an iCalendar file, as RFC 5545 wants, cuts between characters.
# Behaviour: ts-ics cuts after 75 units of UTF-16. A character beyond the first 65,536 (an emoji, or a rare Chinese character as in names) at
#            that place is cut in two, and each half is written as U+FFFD. The text is lost for good; one letter more before it, and
#            nothing is seen. With Chinese the lines are also nearly three times as long as the 75 bytes that the RFC names. ical.js counts
#            bytes and cuts between characters.
# Versions:  ts-ics 2.4.6, ical.js 2.2.1 (npm), Node 20 or newer
# Date:      2026-11-29
# Matters:   one title in some seventy that has such a character is broken, depending on how long the words before it are.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund ts-ics@2.4.6 ical.js@2.2.1

cat > try.mjs <<'JS'
import ICAL from "ical.js";
import { generateIcsCalendar } from "ts-ics";

const date = new Date("2026-12-02T01:00:00Z");
const writers = {
  "ical.js": (summary) => {
    const calendar = new ICAL.Component("vcalendar");
    const event = new ICAL.Component("vevent");
    event.addPropertyWithValue("summary", summary);
    calendar.addSubcomponent(event);
    return calendar.toString();
  },
  "ts-ics": (summary) =>
    generateIcsCalendar({ version: "2.0", prodId: "x", events: [{ uid: "1", summary, stamp: { date }, start: { date }, duration: { hours: 1 } }] }),
};
const summaryIn = (bytes) => bytes.toString().replaceAll(/\r?\n[ \t]/g, "").match(/SUMMARY:(.*?)\r?\n/)[1];
const longest = (bytes) => Math.max(...bytes.toString().split(/\r?\n/).map((line) => Buffer.byteLength(line)));
for (const [library, write] of Object.entries(writers)) {
  const lost = [];
  for (let length = 40; length < 120; length += 1) {
    const summary = `${"a".repeat(length)}𠮷`;
    const written = summaryIn(Buffer.from(write(summary)));
    if (written !== summary) lost.push(`after ${length} letters it ends in ${written.replace(/^a+/, "")}`);
  }
  console.log(`${library}: ${lost.join(", ") || "nothing lost"}; longest line of Chinese: ${longest(Buffer.from(write("茶".repeat(100))))} bytes`);
}
JS
seen=$(node try.mjs)
echo "$seen"
wanted='ical.js: nothing lost; longest line of Chinese: 76 bytes
ts-ics: after 66 letters it ends in ��; longest line of Chinese: 209 bytes'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
