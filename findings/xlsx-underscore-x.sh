#!/usr/bin/env bash
# Guess:     a campaign that is called promo_x2026_kl comes out of an .xlsx file as it went in, whichever library writes and reads.
# Behaviour: in this format `_x2026_` is an escape (ECMA-376, ST_Xstring) for the character U+2026, so a writer must write `_x005F_x2026_`.
#            exceljs, write-excel-file and xlsx-populate write the text as it is. exceljs and read-excel-file undo the escape, so exceljs does not
#            even read what it wrote itself: "promo…kl". xlsx-populate and Gnumeric leave it, so the same file has two contents. Any text with
#            `_x`, four hexadecimal digits and `_` is concerned; sizes and years in names of campaigns and articles have that form.
# Versions:  exceljs 4.4.0, write-excel-file 4.1.1, read-excel-file 9.3.17, xlsx-populate 1.21.0 (npm), gnumeric 1.12.55 (Debian 12)
# Date:      2026-11-29
# Matters:   a report's rows are matched by the campaign's name. These ones match nothing any more, and nobody sees an error.
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
npm install --silent --no-audit --no-fund exceljs@4.4.0 write-excel-file@4.1.1 read-excel-file@9.3.17 xlsx-populate@1.21.0

cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import ExcelJS from "exceljs";
import readExcelFile from "read-excel-file/node";
import writeExcelFile from "write-excel-file/node";
import XlsxPopulate from "xlsx-populate";

const name = "promo_x2026_kl";

const book = new ExcelJS.Workbook();
book.addWorksheet("Campaigns").getCell("A1").value = name;
await book.xlsx.writeFile("exceljs.xlsx");
await writeExcelFile([[{ value: name, type: String }]]).toFile("write-excel-file.xlsx");
const populated = await XlsxPopulate.fromBlankAsync();
populated.sheet(0).cell("A1").value(name);
await populated.toFileAsync("xlsx-populate.xlsx");

for (const writer of ["exceljs", "write-excel-file", "xlsx-populate"]) {
  const file = `${writer}.xlsx`;
  const again = new ExcelJS.Workbook();
  await again.xlsx.readFile(file);
  const [{ data }] = await readExcelFile(file);
  console.log(`written by ${writer}`);
  console.log(`  read by exceljs: ${again.worksheets[0].getCell("A1").value}`);
  console.log(`  read by read-excel-file: ${data[0][0]}`);
  console.log(`  read by xlsx-populate: ${(await XlsxPopulate.fromFileAsync(file)).sheet(0).cell("A1").value()}`);
  execFileSync("ssconvert", [file, "out.csv"], { stdio: "ignore" });
  console.log(`  read by Gnumeric: ${execFileSync("cat", ["out.csv"], { encoding: "utf8" }).trim()}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
read_by='  read by exceljs: promo…kl
  read by read-excel-file: promo…kl
  read by xlsx-populate: promo_x2026_kl
  read by Gnumeric: promo_x2026_kl'
wanted=$(for writer in exceljs write-excel-file xlsx-populate; do echo "written by $writer"; echo "$read_by"; done)
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
