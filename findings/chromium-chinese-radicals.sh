#!/usr/bin/env bash
# Guess:     a page in Chinese that Chromium prints to PDF can be searched; a test with pdftotext proves it.
# Behaviour: with Debian's Noto CJK, characters such as 八, 月 and 用 share a glyph with the radicals of dictionaries (U+2F0B, U+2F49, U+2F64), and
#            Chromium writes the radical as the text of the glyph. The right character is only in a second place, /ActualText, which pdftotext
#            reads and mutool and pdf.js do not: they give ⼋⽉, which looks the same and is not found. 见 becomes a radical (U+2EC5) that not even
#            Unicode's normalisation leads back. With WenQuanYi's font, from Debian too, all three programs read the text right.
# Versions:  chromium 156 (Debian 12), fonts-noto-cjk 20220127, fonts-wqy-zenhei 0.9.45, poppler-utils 22.12.0, mupdf-tools 1.21.1 (Debian 12),
#            pdfjs-dist 6.5.438 (npm), Node 22.13 or newer
# Date:      2026-11-29
# Matters:   a search in the archive for a month or a client's name finds nothing, and the test that should have told says all is well.
set -euo pipefail
# Installs a Debian 12 package in the version named, unless it is there already.
debian() {
  dpkg-query -W -f '${Version}' "$1" 2> /dev/null | grep -q "^$2" && return
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "$1=$2*" > /dev/null
}
debian chromium ""
debian fonts-noto-cjk 1:20220127
debian fonts-wqy-zenhei 0.9.45
debian poppler-utils 22.12.0
debian mupdf-tools 1.21.1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund pdfjs-dist@6.5.438

text="八月见网用"
cat > pdf.js <<'JS'
#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const pdf = await getDocument({ data: new Uint8Array(readFileSync(process.argv[2])), verbosity: 0 }).promise;
const { items } = await (await pdf.getPage(1)).getTextContent();
console.log(items.map(({ str }) => str).join(""));
JS
chmod +x pdf.js
seen=$(for font in "WenQuanYi Zen Hei" "Noto Sans CJK SC"; do
  echo "<!doctype html><html lang=\"zh-Hans\"><meta charset=\"utf-8\"><title>x</title><p style=\"font-family: '$font'\">$text</p></html>" > page.html
  chromium --headless=new --no-sandbox --disable-gpu --user-data-dir="$folder/profile" --no-pdf-header-footer --print-to-pdf=page.pdf page.html 2> /dev/null
  for program in "pdftotext page.pdf -" "mutool draw -q -F txt page.pdf" "./pdf.js page.pdf"; do
    found=$($program 2> /dev/null | tr -d '\n\f')
    echo "$font, ${program%% *}: $found, $([ "$found" = "$text" ] && echo "the text of the page" || echo "another text")"
  done
done)
echo "$seen"
wanted='WenQuanYi Zen Hei, pdftotext: 八月见网用, the text of the page
WenQuanYi Zen Hei, mutool: 八月见网用, the text of the page
WenQuanYi Zen Hei, ./pdf.js: 八月见网用, the text of the page
Noto Sans CJK SC, pdftotext: 八月见网用, the text of the page
Noto Sans CJK SC, mutool: ⼋⽉⻅⽹⽤, another text
Noto Sans CJK SC, ./pdf.js: ⼋⽉⻅⽹⽤, another text'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
