#!/usr/bin/env bash
# Guess:     a weekly meeting at 9:00 in Kuala Lumpur with an UNTIL that is the start of the fifth one, written in UTC as RFC 5545 demands, has
#            five dates in every library that reads RRULE.
# Behaviour: rrule finds four. It holds the time of the clock (9:00) against UNTIL as if both were UTC, and 9:00 is later than 01:00Z. The same
#            happens to every rule east of Greenwich whose UNTIL is exact, as most calendars write it. An EXDATE in UTC is not found for the
#            same reason, so a meeting that was called off comes back. ical.js gets both right. The machine's own time zone changes nothing.
# Versions:  rrule 2.8.1, ical.js 2.2.1 (npm), Node 20 or newer
# Date:      2026-11-29
# Matters:   the last meeting of a series is missing from a page or a reminder, and one that was called off is announced.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund rrule@2.8.1 ical.js@2.2.1

cat > try.mjs <<'JS'
import ICAL from "ical.js";
import rrule from "rrule";

const start = "DTSTART;TZID=Asia/Kuala_Lumpur:20261202T090000";
const rules = {
  "UNTIL the fifth": "RRULE:FREQ=WEEKLY;UNTIL=20261230T010000Z",
  "five, the second called off": "RRULE:FREQ=WEEKLY;COUNT=5\nEXDATE:20261209T010000Z",
};
const zone = `BEGIN:VTIMEZONE
TZID:Asia/Kuala_Lumpur
BEGIN:STANDARD
DTSTART:19820101T000000
TZOFFSETFROM:+0730
TZOFFSETTO:+0800
END:STANDARD
END:VTIMEZONE`;
for (const [name, rule] of Object.entries(rules)) {
  const calendar = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\n${zone}\nBEGIN:VEVENT\nUID:1\n${start}\n${rule}\nEND:VEVENT\nEND:VCALENDAR`));
  const meetings = new ICAL.Event(calendar.getFirstSubcomponent("vevent")).iterator();
  const days = [];
  for (let next = meetings.next(); next; next = meetings.next()) days.push(next.day);
  console.log(`${name}, ical.js: ${days.join(" ")} December`);
  const found = rrule.rrulestr(`${start}\n${rule}`, { forceset: true }).all();
  console.log(`${name}, rrule: ${found.map((date) => date.getUTCDate()).join(" ")} December`);
}
JS
seen=$(for zone in UTC Asia/Kuala_Lumpur; do echo "on a machine in $zone"; TZ=$zone node try.mjs; done)
echo "$seen"
dates='UNTIL the fifth, ical.js: 2 9 16 23 30 December
UNTIL the fifth, rrule: 2 9 16 23 December
five, the second called off, ical.js: 2 16 23 30 December
five, the second called off, rrule: 2 9 16 23 30 December'
wanted="on a machine in UTC
$dates
on a machine in Asia/Kuala_Lumpur
$dates"
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
