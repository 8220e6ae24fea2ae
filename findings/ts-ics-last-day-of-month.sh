#!/usr/bin/env bash
# Guess:     "on the last day of each month" (BYMONTHDAY=-1) and "on the last Friday" (BYDAY=-1FR) give these days in a library that reads RRULE.
# Behaviour: ts-ics gives the last day but one, and no error. The last working day (BYSETPOS=-1) is a day early too, or three. A rule with BYDAY
#            loses the time of day: 9:00 in Kuala Lumpur becomes midnight in UTC, which is 8:00; and on a machine east of Greenwich the last
#            Friday of December becomes 1 January. The first date, the start of the event, is missing. ical.js gets all of them right.
# Versions:  ts-ics 2.4.6, ical.js 2.2.1 (npm), Node 20 or newer
# Date:      2026-11-29
# Matters:   reports, invoices and salaries are due on such days; a calendar made from the rule is a day early, or an hour.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund ts-ics@2.4.6 ical.js@2.2.1

cat > try.mjs <<'JS'
import ICAL from "ical.js";
import { convertIcsRecurrenceRule, extendByRecurrenceRule } from "ts-ics";

// Each starts on a day of its own, at 9:00 in Kuala Lumpur.
const rules = [
  ["last day", "2026-08-31T01:00:00Z", "FREQ=MONTHLY;BYMONTHDAY=-1"],
  ["last Friday", "2026-08-28T01:00:00Z", "FREQ=MONTHLY;BYDAY=-1FR"],
  ["last working day", "2026-08-31T01:00:00Z", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"],
];
const end = new Date("2027-02-15T00:00:00Z");
const print = (name, library, dates) => console.log(`${name}, ${library}: ${dates.map((date) => date.slice(5, 16)).join(" ")}`);
for (const [name, start, value] of rules) {
  const dates = ICAL.Recur.fromString(value).iterator(ICAL.Time.fromDateTimeString(start));
  print(name, "ical.js", Array.from({ length: 6 }, () => dates.next().toString()));
  const rule = convertIcsRecurrenceRule(undefined, { value });
  print(name, "ts-ics", extendByRecurrenceRule(rule, { start: new Date(start), end }).map((date) => date.toISOString()));
}
JS
seen=$(TZ=Asia/Kuala_Lumpur node try.mjs)
echo "$seen"
wanted='last day, ical.js: 08-31T01:00 09-30T01:00 10-31T01:00 11-30T01:00 12-31T01:00 01-31T01:00
last day, ts-ics: 09-29T01:00 10-30T01:00 11-29T01:00 12-30T01:00 01-30T01:00
last Friday, ical.js: 08-28T01:00 09-25T01:00 10-30T01:00 11-27T01:00 12-25T01:00 01-29T01:00
last Friday, ts-ics: 09-25T00:00 10-30T00:00 11-27T00:00 01-01T00:00 01-29T00:00
last working day, ical.js: 08-31T01:00 09-30T01:00 10-30T01:00 11-30T01:00 12-31T01:00 01-29T01:00
last working day, ts-ics: 09-29T00:00 10-29T00:00 11-27T00:00 12-30T00:00 01-28T00:00'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
