#!/usr/bin/env bash
# Guess:     rss-parser gives the text of an Atom entry in the order in which it was written, and a title as a string.
# Behaviour: where the content is `type="xhtml"`, one of the three kinds that Atom has, the text of each element is put first and its children
#            behind it: "not <b>more</b> than RM50" becomes "not  than RM50 more". The title becomes an object of the XML reader, in which the
#            words are apart as well, and which cannot be made a string. Nothing is reported. feedsmith keeps the order.
# Versions:  rss-parser 3.13.0, feedsmith 3.0.1 (npm), Node 20 or newer
# Date:      2026-11-29
# Matters:   a page that shows the news of another site, or a watch kept for a client, has sentences that say something else.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund rss-parser@3.13.0 feedsmith@3.0.1

cat > feed.xml <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Prices</title><id>urn:example:feed</id><updated>2026-11-01T00:00:00Z</updated><author><name>Agency</name></author>
  <entry>
    <title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">The <em>new</em> price</div></title>
    <id>urn:example:1</id><updated>2026-11-01T00:00:00Z</updated>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>You pay not <b>more</b> than RM50, <i>never</i> twice.</p></div></content>
  </entry>
</feed>
XML
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import { parseFeed } from "feedsmith";
import Parser from "rss-parser";

const xml = readFileSync("feed.xml", "utf8");
const [theirs] = (await new Parser().parseString(xml)).items;
console.log(`rss-parser, title: ${JSON.stringify(theirs.title.div)}`);
console.log(`rss-parser, text: ${theirs.contentSnippet}`);
const [entry] = parseFeed(xml).feed.entries;
console.log(`feedsmith, title: ${entry.title.value}`);
console.log(`feedsmith, text: ${entry.content.value}`);
JS
seen=$(node try.mjs)
echo "$seen"
wanted='rss-parser, title: [{"_":"The  price","$":{"xmlns":"http://www.w3.org/1999/xhtml"},"em":["new"]}]
rss-parser, text: You pay not  than RM50,  twice.morenever
feedsmith, title: The <em>new</em> price
feedsmith, text: <p>You pay not <b>more</b> than RM50, <i>never</i> twice.</p>'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
