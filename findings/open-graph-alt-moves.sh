#!/usr/bin/env bash
# Guess:     where a page names several og:image, open-graph-scraper gives each picture the width and the alternative text that follow it, as
#            ogp.me says: a property belongs to the picture before it.
# Behaviour: it collects each property in a list of its own and joins them by their number. If the first picture has no text, it gets the second's,
#            and the second the third's. Of several og:locale:alternate and article:tag only the last is left, as a string.
# Versions:  open-graph-scraper 6.12.0 (npm), Node 20 or newer
# Date:      2026-11-29
# Matters:   an audit or a preview says "a cat" about the picture of a cake, and measures of one picture are checked against another.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund open-graph-scraper@6.12.0

cat > try.mjs <<'JS'
import openGraphScraper from "open-graph-scraper";

const html = `<!doctype html>
<html lang="ms" prefix="og: https://ogp.me/ns# article: https://ogp.me/ns/article#">
<head>
<title>Kek</title>
<meta property="og:title" content="Kek">
<meta property="og:image" content="https://shop.example/logo.jpg">
<meta property="og:image" content="https://shop.example/cake.jpg">
<meta property="og:image:width" content="1200">
<meta property="og:image:alt" content="A cake">
<meta property="og:image" content="https://shop.example/cat.jpg">
<meta property="og:image:width" content="300">
<meta property="og:image:alt" content="The shop's cat">
<meta property="article:tag" content="cake">
<meta property="article:tag" content="Sarawak">
<meta property="og:locale" content="ms_MY">
<meta property="og:locale:alternate" content="zh_CN">
<meta property="og:locale:alternate" content="en_SG">
</head>
<body></body>
</html>`;
const { result } = await openGraphScraper({ html });
for (const { url, width, alt } of result.ogImage) console.log(`${url}: ${width ?? "no"} wide, ${alt ?? "no text"}`);
console.log(`other languages: ${JSON.stringify(result.ogLocaleAlternate)}, tags: ${JSON.stringify(result.articleTag)}`);
JS
seen=$(node try.mjs)
echo "$seen"
wanted="https://shop.example/logo.jpg: 1200 wide, A cake
https://shop.example/cake.jpg: 300 wide, The shop's cat
https://shop.example/cat.jpg: no wide, no text
other languages: \"en_SG\", tags: \"Sarawak\""
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
