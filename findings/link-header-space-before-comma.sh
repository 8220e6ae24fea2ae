#!/usr/bin/env bash
# Guess:     a Link header with two links is read as two links, whether or not a space stands before the comma (RFC 8288 and RFC 9110 allow it).
# Behaviour: http-link-header takes all that follows for one more attribute of the first link if the value before the comma is in quotes: the
#            second link is gone, and its language becomes the first one's second language. Without quotes the space becomes a part of the value.
#            No error; an empty element of the list, `,,`, which a reader has to accept, is an error.
# Versions:  http-link-header 1.1.4 (npm), Node 20 or newer
# Date:      2026-11-29
# Matters:   servers send rel=canonical and hreflang for PDFs in this header. An audit misses languages, or says that one page has two.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund http-link-header@1.1.4

cat > try.mjs <<'JS'
import LinkHeader from "http-link-header";

const headers = {
  "no space": '</ms>; rel="alternate"; hreflang="ms", </zh>; rel="alternate"; hreflang="zh"',
  "a space": '</ms>; rel="alternate"; hreflang="ms" , </zh>; rel="alternate"; hreflang="zh"',
  "a space, no quotes": "</ms>; rel=alternate; hreflang=ms , </zh>; rel=alternate; hreflang=zh",
  "an empty element": '</ms>; rel="alternate"; hreflang="ms",, </zh>; rel="alternate"; hreflang="zh"',
};
for (const [name, header] of Object.entries(headers)) {
  try {
    const links = LinkHeader.parse(header).refs.map(({ uri, hreflang }) => `${uri} in ${JSON.stringify(hreflang)}`);
    console.log(`${name}: ${links.join(" and ")}`);
  } catch (error) {
    console.log(`${name}: ${error.message}`);
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
wanted='no space: /ms in "ms" and /zh in "zh"
a space: /ms in ["ms","zh"]
a space, no quotes: /ms in "ms " and /zh in "zh"
an empty element: Unexpected character "," at offset 38'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
