#!/usr/bin/env bash
# Guess:     an HTML parser that is made for real pages closes what HTML lets be left open: </option>, </rt>, </p> before the next <li>.
# Behaviour: node-html-parser closes some of them (li, td, a paragraph before a div). After the others it does not find `body` any more, though
#            the page has one, and no error is raised. In a list of paragraphs whose end tags are left out, the first paragraph is lost with its
#            text. jsdom, which follows the standard, finds everything. All of the pages are valid HTML.
# Versions:  node-html-parser 9.0.7, jsdom 31.0.1 (npm), Node 22 or newer
# Date:      2026-11-29
# Matters:   an audit that looks for headings or texts in `body` says that there are none, since a form on the page has a <select>.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund node-html-parser@9.0.7 jsdom@31.0.1

cat > try.mjs <<'JS'
import { JSDOM } from "jsdom";
import { parse } from "node-html-parser";

const parts = {
  "every end tag": "<select><option>KL</option><option>SG</option></select>",
  "items of a list": "<ul><li>KL<li>SG</ul>",
  "options": "<select><option>KL<option>SG</select>",
  "ruby": "<ruby>茶<rt>chá</ruby>",
  "paragraphs in items": "<ul><li><p>KL<li><p>SG</ul>",
};
const describe = (document) => {
  const paragraphs = [...document.querySelectorAll("p")].map(({ textContent }) => textContent).join(", ");
  return `${document.querySelector("body") ? "a body" : "no body"}, paragraphs: ${paragraphs}`;
};
for (const [name, part] of Object.entries(parts)) {
  const page = `<!doctype html>\n<html lang="ms"><head><title>Kedai</title></head><body><h1>Kedai</h1>${part}<p>End</p></body></html>`;
  console.log(`${name}, jsdom: ${describe(new JSDOM(page).window.document)}`);
  console.log(`${name}, node-html-parser: ${describe(parse(page))}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
wanted='every end tag, jsdom: a body, paragraphs: End
every end tag, node-html-parser: a body, paragraphs: End
items of a list, jsdom: a body, paragraphs: End
items of a list, node-html-parser: a body, paragraphs: End
options, jsdom: a body, paragraphs: End
options, node-html-parser: no body, paragraphs: End
ruby, jsdom: a body, paragraphs: End
ruby, node-html-parser: no body, paragraphs: End
paragraphs in items, jsdom: a body, paragraphs: KL, SG, End
paragraphs in items, node-html-parser: no body, paragraphs: SG, End'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
