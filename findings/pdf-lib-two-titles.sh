#!/usr/bin/env bash
# Guess:     `setTitle` gives a PDF a new title; afterwards the old one is nowhere in it.
# Behaviour: a PDF has its title twice, in the Info dictionary and in the XMP metadata, and pdf-lib (here its maintained fork) writes only the
#            first. The XMP keeps the old title and author. PDF/UA and PDF/A go by the XMP, and so do viewers that follow them; `pdfinfo` shows
#            the new one unless asked for the metadata. Files without XMP, as pdf-lib itself makes them, do not show the trouble in a test.
# Versions:  @cantoo/pdf-lib 2.11.1, @myriaddreamin/typst-ts-node-compiler 0.7.0 (npm), poppler-utils 22.12.0 (Debian 12)
# Date:      2026-11-29
# Matters:   a report that is made from last month's or another client's file tells their name to whoever opens its properties.
set -euo pipefail
# Installs a Debian 12 package in the version named, unless it is there already.
debian() {
  dpkg-query -W -f '${Version}' "$1" 2> /dev/null | grep -q "^$2" && return
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "$1=$2*" > /dev/null
}
debian poppler-utils 22.12.0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund @cantoo/pdf-lib@2.11.1 @myriaddreamin/typst-ts-node-compiler@0.7.0

cat > make.mjs <<'JS'
import { writeFileSync } from "node:fs";
import { PDFDocument } from "@cantoo/pdf-lib";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

const compiler = NodeCompiler.create();
const mainFileContent = '#set document(title: "Report for the cake shop", author: "Agency")\n= August';
const old = compiler.pdf(compiler.compile({ mainFileContent }).result, { pdfStandard: "ua-1" });
const pdf = await PDFDocument.load(old);
pdf.setTitle("Report for the tea house");
pdf.setAuthor("Agency of tea");
writeFileSync("old.pdf", old);
writeFileSync("new.pdf", await pdf.save());
JS
node make.mjs
seen=$(for file in old new; do
  echo "$file, Info: $(pdfinfo "$file.pdf" 2> /dev/null | sed -n 's/^\(Title\|Author\): *//p' | paste -sd, | sed 's/,/, /')"
  echo "$file, XMP: $(pdfinfo -meta "$file.pdf" 2> /dev/null | grep -oE '(Report|Agency)[^<]*' | paste -sd, | sed 's/,/, /')"
done)
echo "$seen"
wanted='old, Info: Report for the cake shop, Agency
old, XMP: Report for the cake shop, Agency
new, Info: Report for the tea house, Agency of tea
new, XMP: Report for the cake shop, Agency'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
