#!/usr/bin/env bash
# Guess:     exceljs turns a .csv with the date 2026-08-31 into an .xlsx with the same date.
# Behaviour: its CSV half reads the date as midnight of the machine's zone, its XLSX half writes the time in UTC. East of Greenwich the sheet says
#            the evening of 30 August. On a server in UTC, where it is tried, all is well. A date with the day first is a date too, but its month
#            comes first: 08-09-2026 (8 September) becomes 9 August, while 31-08-2026 stays a text.
# Versions:  exceljs 4.4.0 (npm), gnumeric 1.12.55 (Debian 12), Node 20 or newer
# Date:      2026-11-29
# Matters:   the last day of a month moves into the day before, the first day into the month before, on the laptops of Kuala Lumpur and Singapore.
set -euo pipefail
# Installs a Debian 12 package in the version named, unless it is there already.
debian() {
  dpkg-query -W -f '${Version}' "$1" 2> /dev/null | grep -q "^$2" && return
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "$1=$2*" > /dev/null
}
debian gnumeric 1.12.55
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund exceljs@4.4.0

printf 'Day,Clicks\n2026-08-31,12\n2026-09-01,15\n08-09-2026,9\n31-08-2026,12\n' > clicks.csv
cat > try.mjs <<'JS'
import ExcelJS from "exceljs";

const book = new ExcelJS.Workbook();
await book.csv.readFile("clicks.csv");
book.worksheets[0].getColumn(1).numFmt = "yyyy-mm-dd hh:mm";
await book.xlsx.writeFile("clicks.xlsx");
JS
seen=$(for zone in UTC Asia/Kuala_Lumpur; do
  TZ=$zone node try.mjs
  ssconvert -O format=preserve -T Gnumeric_stf:stf_assistant clicks.xlsx clicks.txt 2> /dev/null
  echo "in $zone: $(tail -n +2 clicks.txt | cut -d, -f1 | tr -d '"' | paste -sd, | sed 's/,/, /g')"
done)
echo "$seen"
wanted='in UTC: 2026-08-31 00:00, 2026-09-01 00:00, 2026-08-09 00:00, 31-08-2026
in Asia/Kuala_Lumpur: 2026-08-30 16:00, 2026-08-31 16:00, 2026-08-08 16:00, 31-08-2026'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
