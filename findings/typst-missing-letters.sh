#!/usr/bin/env bash
# Guess:     a typesetter that warns of an unknown font also warns of a letter that no allowed font has.
# Behaviour: Typst draws an empty box and says nothing: no error, no warning. In the copied text the first of the missing letters is gone and the
#            others are there, so a test that looks for a word may pass or fail by the letter it begins with. The same document is an error, with
#            the letter and the font named, as soon as PDF/UA-1 (or PDF/A) is asked for.
# Versions:  @myriaddreamin/typst-ts-node-compiler 0.7.0 (npm), poppler-utils 22.12.0 (Debian 12)
# Date:      2026-11-29
# Matters:   a client called 价 gets a report with boxes for a name. Asking for `pdfStandard: "ua-1"` is the cheapest check there is.
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
npm install --silent --no-audit --no-fund @myriaddreamin/typst-ts-node-compiler@0.7.0

# `fallback: false` keeps the fonts of this machine out. Libertinus Serif is inside the compiler.
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

const compiler = NodeCompiler.create();
const prologue = '#set document(title: "Menu")\n#set text(font: FONT, fallback: false)\n';
const documents = {
  "an unknown font": prologue.replace("FONT", '("Brand Sans", "Libertinus Serif")') + "Harga RM5",
  "letters without a font": prologue.replace("FONT", '"Libertinus Serif"') + "Menu 价格 RM5",
};
for (const [name, mainFileContent] of Object.entries(documents)) {
  const compiled = compiler.compile({ mainFileContent });
  const warnings = compiled.takeWarnings()?.shortDiagnostics.map(({ message }) => message) ?? ["none"];
  writeFileSync("menu.pdf", compiler.pdf(compiled.result));
  console.log(`${name}, warnings: ${warnings.join(", ")}`);
  console.log(`${name}, copied text: ${execFileSync("pdftotext", ["menu.pdf", "-"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()}`);
  try {
    compiler.pdf(compiled.result, { pdfStandard: "ua-1" });
    console.log(`${name}, PDF/UA-1: fine`);
  } catch (error) {
    console.log(`${name}, PDF/UA-1: ${error.message.match(/could not be displayed with font/)?.[0]}`);
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
wanted='an unknown font, warnings: unknown font family: brand sans
an unknown font, copied text: Harga RM5
an unknown font, PDF/UA-1: fine
letters without a font, warnings: none
letters without a font, copied text: Menu 格 RM5
letters without a font, PDF/UA-1: could not be displayed with font'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
