#!/usr/bin/env bash
# Guess:     the package feed gives an item's picture a media type that exists, or none where the address does not tell one.
# Behaviour: the type is "image/" and what stands behind the last dot of the address's path. A .jpg becomes image/jpg and a .svg image/svg, which
#            no registry has. Where the path has no extension, as at most picture services, the whole path becomes the type: image//media/hero;
#            and a dot in a folder's name takes the rest along. The length is always 0. RSS and Atom say the same.
# Versions:  feed 6.0.0 (npm), Node 20 or newer
# Date:      2026-11-29
# Matters:   a reader that goes by the type, as RSS says it should, shows no picture for such an item.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund feed@6.0.0

cat > try.mjs <<'JS'
import { Feed } from "feed";

const site = "https://agency.example";
const feed = new Feed({ title: "Blog", id: site, link: site, copyright: "Agency", updated: new Date(0) });
const pictures = ["/kuih.png", "/kuih.jpg", "/kuih.svg", "/kuih.webp?w=1200", "/media/kuih", "/v1.2/kuih"];
for (const picture of pictures) feed.addItem({ title: picture, link: site, date: new Date(0), image: site + picture });
for (const [, url, length, type] of feed.rss2().matchAll(/<enclosure url="([^"]*)" length="([^"]*)" type="([^"]*)"/g)) {
  console.log(`RSS ${url.slice(site.length)}: ${type}, ${length} bytes`);
}
for (const [, url, type] of feed.atom1().matchAll(/rel="enclosure" href="([^"]*\/media\/[^"]*)" type="([^"]*)"/g)) {
  console.log(`Atom ${url.slice(site.length)}: ${type}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
wanted='RSS /kuih.png: image/png, 0 bytes
RSS /kuih.jpg: image/jpg, 0 bytes
RSS /kuih.svg: image/svg, 0 bytes
RSS /kuih.webp?w=1200: image/webp, 0 bytes
RSS /media/kuih: image//media/kuih, 0 bytes
RSS /v1.2/kuih: image/2/kuih, 0 bytes
Atom /media/kuih: image//media/kuih'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
