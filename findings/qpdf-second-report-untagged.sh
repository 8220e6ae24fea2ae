#!/usr/bin/env bash
# Guess:     a PDF that says "Tagged: yes" has tags for all of its text; a tool that cannot join the tags of two files takes the claim away.
# Behaviour: `qpdf cover.pdf --pages cover.pdf report.pdf -- all.pdf` keeps the first file's claim, language and tags, and drops the second file's.
#            The text of the second is on the page and in the copied text, but in no tag. Its page even refers by number to the first file's tags.
#            `qpdf --empty --pages …` and poppler's pdfunite drop the claim, the tags and the language of both.
# Versions:  pdfkit 0.20.2 (npm), qpdf 11.3.0, poppler-utils 22.12.0 (Debian 12)
# Date:      2026-11-29
# Matters:   a screen reader that follows the tags reads out the cover and is silent about the report; a check that asks only for "tagged" passes.
set -euo pipefail
# Installs a Debian 12 package in the version named, unless it is there already.
debian() {
  dpkg-query -W -f '${Version}' "$1" 2> /dev/null | grep -q "^$2" && return
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "$1=$2*" > /dev/null
}
debian qpdf 11.3.0
debian poppler-utils 22.12.0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund pdfkit@0.20.2

cat > make.mjs <<'JS'
import { createWriteStream } from "node:fs";
import PDFDocument from "pdfkit";

for (const [name, lang, text] of [["cover", "ms-MY", "Muka depan"], ["report", "en-SG", "Visits rose"]]) {
  const pdf = new PDFDocument({ tagged: true, pdfVersion: "1.7", lang, displayTitle: true, info: { Title: text } });
  pdf.pipe(createWriteStream(`${name}.pdf`));
  pdf.addStructure(pdf.struct("Document", [pdf.struct("H1", () => pdf.text(text))]));
  pdf.end();
}
JS
node make.mjs
qpdf cover.pdf --pages cover.pdf report.pdf -- onto-the-first.pdf
qpdf --empty --pages cover.pdf report.pdf -- onto-nothing.pdf
pdfunite cover.pdf report.pdf united.pdf

has() { if grep -q "$1"; then echo yes; else echo no; fi; }
seen=$(for file in cover report onto-the-first onto-nothing united; do
  tagged=$(pdfinfo "$file.pdf" | sed -n 's/^Tagged: *//p')
  in_text=$(pdftotext "$file.pdf" - | has "Visits rose")
  in_tags=$(pdfinfo -struct-text "$file.pdf" 2> /dev/null | has "Visits rose")
  echo "$file: tagged $tagged, the report in the text: $in_text, in the tags: $in_tags"
done)
echo "$seen"
wanted='cover: tagged yes, the report in the text: no, in the tags: no
report: tagged yes, the report in the text: yes, in the tags: yes
onto-the-first: tagged yes, the report in the text: yes, in the tags: no
onto-nothing: tagged no, the report in the text: yes, in the tags: no
united: tagged no, the report in the text: yes, in the tags: no'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
