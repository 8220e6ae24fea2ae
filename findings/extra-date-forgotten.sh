#!/usr/bin/env bash
# Guess:     a program that reads repeating events knows the three properties which make the dates: RRULE, EXDATE and RDATE.
# Behaviour: RDATE, one more date beside the rule, is read by ical.js and khal, and left out by node-ical's `expandRecurringEvent` and by ts-ics.
#            calcurse leaves it out too, and its import says "0 skipped". All of them read the exclusion (EXDATE), but calcurse makes up for the
#            excluded date at the end: COUNT=4 with one exclusion has a fourth meeting there, on a day that no other program shows.
# Versions:  ical.js 2.2.1, node-ical 0.27.2, ts-ics 2.4.6 (npm), calcurse 4.7.1, khal 0.10.5 (Debian 12)
# Date:      2026-11-29
# Matters:   an extra appointment is in one calendar and not in the next. A writer of invitations does well to send it as an event of its own.
set -euo pipefail
# Installs a Debian 12 package in the version named, unless it is there already.
debian() {
  dpkg-query -W -f '${Version}' "$1" 2> /dev/null | grep -q "^$2" && return
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "$1=$2*" > /dev/null
}
debian calcurse 4.7.1
debian khal 1:0.10.5
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export HOME=$folder TZ=Asia/Kuala_Lumpur
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.27.2 ts-ics@2.4.6

# Each Wednesday of December 2026 but the 9th, and Tuesday 15th.
sed 's/$/\r/' > meeting.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//Meeting//EN
BEGIN:VEVENT
UID:1@agency.example
DTSTAMP:20261101T000000Z
DTSTART:20261202T010000Z
DTEND:20261202T020000Z
RRULE:FREQ=WEEKLY;COUNT=4
EXDATE:20261209T010000Z
RDATE:20261215T010000Z
SUMMARY:Meeting
END:VEVENT
END:VCALENDAR
ICS
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { convertIcsCalendar, extendByRecurrenceRule } from "ts-ics";

const text = readFileSync("meeting.ics", "utf8");
const from = new Date("2026-12-01T00:00:00Z");
const to = new Date("2027-01-01T00:00:00Z");
const print = (library, days) => console.log(`${library}: ${days.join(" ")}`);

const meetings = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent")).iterator();
const days = [];
for (let next = meetings.next(); next; next = meetings.next()) days.push(next.day);
print("ical.js", days);
const found = nodeIcal.expandRecurringEvent(nodeIcal.sync.parseICS(text)["1@agency.example"], { from, to });
print("node-ical", found.map(({ start }) => start.getDate()));
const [event] = convertIcsCalendar(undefined, text).events;
const exceptions = event.exceptionDates.map(({ date }) => date);
print("ts-ics", extendByRecurrenceRule(event.recurrenceRule, { start: event.start.date, end: to, exceptions }).map((date) => date.getDate()));
JS
mkdir meetings
cat > khal.conf <<CONF
[calendars]
[[meetings]]
path = $folder/meetings
[sqlite]
path = $folder/khal.db
[locale]
local_timezone = $TZ
default_timezone = $TZ
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
CONF
seen=$(
  node try.mjs
  khal -c khal.conf import --batch -a meetings meeting.ics
  echo "khal: $(khal -c khal.conf list --day-format '' -f '{start-date}' 2026-12-01 31d | sed 's/.*-0*//' | paste -sd' ')"
  calcurse -D calcurse -i meeting.ics | tail -1
  echo "calcurse: $(calcurse -D calcurse -Q --input-datefmt 4 --from 2026-12-01 --to 2026-12-31 --format-recur-apt '' | sed -n 's|^12/0*\([0-9]*\)/26:|\1|p' | paste -sd' ')"
)
echo "$seen"
wanted='ical.js: 2 15 16 23
node-ical: 2 16 23
ts-ics: 2 16 23
khal: 2 15 16 23
1 app / 0 events / 0 todos / 0 skipped
calcurse: 2 16 23 30'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
