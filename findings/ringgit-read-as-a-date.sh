#!/usr/bin/env bash
# Guess:     a cell that holds 1204.5 and shows RM1,204.50 is read as one of these two by whatever reads .xlsx files.
# Behaviour: readers look for the letters of dates in the number format, and each goes wrong elsewhere. xlsx2csv takes the M in `"RM"` for a month,
#            though it is quoted, and writes the format in place of the amount: "r04"#,##0.00. Perl's Spreadsheet::ParseXLSX does it with the
#            form that spreadsheet programs use for Malaysia, `[$RM-43E]`. exceljs makes a date of a letter behind a backslash or of a blank of a
#            letter's width (`_d`): 7.5 hours become 6 January 1900. read-excel-file and Gnumeric read every one of them right.
# Versions:  exceljs 4.4.0, read-excel-file 9.3.17 (npm), gnumeric 1.12.55, xlsx2csv 0.7.8, libspreadsheet-parsexlsx-perl 0.27 (Debian 12)
# Date:      2026-11-29
# Matters:   price lists, invoices and timesheets come in with these formats. The amount is gone, and dollars and euros in a test are fine.
set -euo pipefail
# Installs a Debian 12 package in the version named, unless it is there already.
debian() {
  dpkg-query -W -f '${Version}' "$1" 2> /dev/null | grep -q "^$2" && return
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "$1=$2*" > /dev/null
}
debian gnumeric 1.12.55
debian xlsx2csv 1:0.7.8
debian libspreadsheet-parsexlsx-perl 0.27
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund exceljs@4.4.0 read-excel-file@9.3.17

cat > read.pl <<'PERL'
use Spreadsheet::ParseXLSX;
my $sheet = Spreadsheet::ParseXLSX->new->parse("prices.xlsx")->worksheet(0);
my ($first, $last) = $sheet->row_range;
print $sheet->get_cell($_, 0)->value, "\n" for $first .. $last;
PERL
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ExcelJS from "exceljs";
import readExcelFile from "read-excel-file/node";

const cells = [[1204.5, "0.00"], [1204.5, '"RM"#,##0.00'], [1204.5, "[$RM-43E]#,##0.00"], [7.5, '0.0"h"'], [7.5, "0.0\\h"], [7.5, "0.0_d"]];
const book = new ExcelJS.Workbook();
const sheet = book.addWorksheet("Prices");
for (const [value, format] of cells) sheet.addRow([value]).getCell(1).numFmt = format;
await book.xlsx.writeFile("prices.xlsx");

const run = (program, ...options) => execFileSync(program, options, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
const again = new ExcelJS.Workbook();
await again.xlsx.readFile("prices.xlsx");
const values = again.worksheets[0].getColumn(1).values.slice(1);
run("ssconvert", "prices.xlsx", "prices.csv");
const read = {
  "exceljs": values.map((value) => (value instanceof Date ? value.toISOString() : value)),
  "read-excel-file": (await readExcelFile("prices.xlsx"))[0].data.flat(),
  "Gnumeric": readFileSync("prices.csv", "utf8").split("\n"),
  "xlsx2csv": run("xlsx2csv", "prices.xlsx").split("\n"),
  "Spreadsheet::ParseXLSX": run("perl", "read.pl").split("\n"),
};
for (const [index, [value, format]] of cells.entries()) {
  console.log(`${value} as ${format}`);
  for (const [reader, column] of Object.entries(read)) console.log(`  ${reader}: ${column[index]}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
wanted='1204.5 as 0.00
  exceljs: 1204.5
  read-excel-file: 1204.5
  Gnumeric: 1204.5
  xlsx2csv: 1204.50
  Spreadsheet::ParseXLSX: 1204.50
1204.5 as "RM"#,##0.00
  exceljs: 1204.5
  read-excel-file: 1204.5
  Gnumeric: 1204.5
  xlsx2csv: """r04""#,##0.00"
  Spreadsheet::ParseXLSX: RM1,204.50
1204.5 as [$RM-43E]#,##0.00
  exceljs: 1204.5
  read-excel-file: 1204.5
  Gnumeric: 1204.5
  xlsx2csv: 1204.5
  Spreadsheet::ParseXLSX: [$R4-43E].,..00
7.5 as 0.0"h"
  exceljs: 7.5
  read-excel-file: 7.5
  Gnumeric: 7.5
  xlsx2csv: "0.0""12"""
  Spreadsheet::ParseXLSX: 7.5h
7.5 as 0.0\h
  exceljs: 1900-01-06T12:00:00.000Z
  read-excel-file: 7.5
  Gnumeric: 7.5
  xlsx2csv: 0.012
  Spreadsheet::ParseXLSX: 7.5h
7.5 as 0.0_d
  exceljs: 1900-01-06T12:00:00.000Z
  read-excel-file: 7.5
  Gnumeric: 7.5
  xlsx2csv: 0.0_06
  Spreadsheet::ParseXLSX: .. 5'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
