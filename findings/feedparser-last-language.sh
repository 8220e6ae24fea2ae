#!/usr/bin/env bash
# Guess:     an Atom entry with one link for each language (RFC 4287 allows one for each hreflang) has the first of them as its `link`.
# Behaviour: feedparser takes the last, for the feed and for each entry: the readers of a Malay feed whose Chinese links come second are sent to the
#            Chinese pages. rss-parser takes the first of the entry. With several authors feedparser's `author` is the last one, too.
# Versions:  python3-feedparser 6.0.10 (Debian 12), rss-parser 3.13.0 (npm)
# Date:      2026-11-29
# Matters:   feedparser is behind many newsletters and news pages. The order of links that have the same rank decides the language, the other way
#            round in each of the two libraries.
set -euo pipefail
# Installs a Debian 12 package in the version named, unless it is there already.
debian() {
  dpkg-query -W -f '${Version}' "$1" 2> /dev/null | grep -q "^$2" && return
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "$1=$2*" > /dev/null
}
debian python3-feedparser 6.0.10
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund rss-parser@3.13.0

cat > feed.xml <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ms">
  <title>Blog</title><id>urn:example:feed</id><updated>2026-11-01T00:00:00Z</updated>
  <entry>
    <title>Harga baharu</title><id>urn:example:1</id><updated>2026-11-01T00:00:00Z</updated>
    <link rel="alternate" type="text/html" hreflang="ms" href="https://agency.example/ms/harga"/>
    <link rel="alternate" type="text/html" hreflang="en" href="https://agency.example/en/harga"/>
    <link rel="alternate" type="text/html" hreflang="zh" href="https://agency.example/zh/harga"/>
    <author><name>First writer</name></author><author><name>Second writer</name></author>
    <summary>Harga tahun 2027.</summary>
  </entry>
</feed>
XML
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import Parser from "rss-parser";

const [entry] = (await new Parser().parseString(readFileSync("feed.xml", "utf8"))).items;
console.log(`rss-parser: ${entry.link} by ${entry.author}`);
JS
cat > try.py <<'PY'
import feedparser

entry = feedparser.parse("feed.xml").entries[0]
print(f"feedparser: {entry.link} by {entry.author}")
PY
seen=$(node try.mjs && /usr/bin/python3 try.py)
echo "$seen"
wanted='rss-parser: https://agency.example/ms/harga by First writer
feedparser: https://agency.example/zh/harga by Second writer'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
