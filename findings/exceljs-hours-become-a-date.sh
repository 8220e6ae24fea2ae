#!/usr/bin/env bash
# Guess:     a cell that holds 7.5 and shows "7.5h" (number format `0.0\h`, a literal letter behind a backslash) is read as the number 7.5.
# Behaviour: exceljs looks for the letters of dates in the number format. It leaves out what is quoted or in brackets, but not what stands behind
#            a backslash or is a blank of a letter's width (`_d`). So 7.5 hours become 6 January 1900, noon, and RM7.50 does too where the
#            currency is written `\R\M`, but not `"RM"`. read-excel-file and Gnumeric read the number in each.
# Versions:  exceljs 4.4.0, read-excel-file 9.3.17 (npm), gnumeric 1.12.55 (Debian 12)
# Date:      2026-11-29
# Matters:   timesheets and price lists come in with these formats; which of the two ways a spreadsheet program chose, nobody sees in the cell.
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
npm install --silent --no-audit --no-fund exceljs@4.4.0 read-excel-file@9.3.17

cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ExcelJS from "exceljs";
import readExcelFile from "read-excel-file/node";

const formats = ['0.0"h"', "0.0\\h", '"RM"0.00', "\\R\\M0.00", "0.0_d"];
const book = new ExcelJS.Workbook();
const sheet = book.addWorksheet("Hours");
for (const format of formats) sheet.addRow([7.5]).getCell(1).numFmt = format;
await book.xlsx.writeFile("hours.xlsx");

const again = new ExcelJS.Workbook();
await again.xlsx.readFile("hours.xlsx");
const [{ data }] = await readExcelFile("hours.xlsx");
execFileSync("ssconvert", ["hours.xlsx", "hours.csv"], { stdio: "ignore" });
const gnumeric = readFileSync("hours.csv", "utf8").split("\n");
for (const [index, format] of formats.entries()) {
  const value = again.worksheets[0].getCell(index + 1, 1).value;
  console.log(`${format}: exceljs ${JSON.stringify(value)}, read-excel-file ${JSON.stringify(data[index][0])}, Gnumeric ${gnumeric[index]}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
wanted='0.0"h": exceljs 7.5, read-excel-file 7.5, Gnumeric 7.5
0.0\h: exceljs "1900-01-06T12:00:00.000Z", read-excel-file 7.5, Gnumeric 7.5
"RM"0.00: exceljs 7.5, read-excel-file 7.5, Gnumeric 7.5
\R\M0.00: exceljs "1900-01-06T12:00:00.000Z", read-excel-file 7.5, Gnumeric 7.5
0.0_d: exceljs "1900-01-06T12:00:00.000Z", read-excel-file 7.5, Gnumeric 7.5'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
