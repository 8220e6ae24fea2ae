#!/usr/bin/env bash
# Guess:     Lighthouse's check for link texts that say nothing ("click here") does not judge pages in a language which it has no list for.
# Behaviour: it passes them, with full marks. It has lists for English and eight more languages; Malay and Chinese are not among them. And as
#            it looks only into the list of the link's own language, `<html lang="ms">` makes even an English "click here" pass. Without `lang`
#            all lists are used, so a good Malay link "Mas" (gold, but Spanish for "more") fails. The check of hreflang reads only what stands
#            before the first hyphen: en-UK and zh-CHS pass, and so does "my", which is Burmese and not Malaysia's Malay.
# Versions:  lighthouse 13.5.0 (npm), chromium (Debian 12; any version that lighthouse can start)
# Date:      2026-11-29
# Matters:   an agency shows "100 of 100" for links that it would have to rewrite, and for languages that no search engine knows.
set -euo pipefail
# Installs a Debian 12 package in the version named, unless it is there already.
debian() {
  dpkg-query -W -f '${Version}' "$1" 2> /dev/null | grep -q "^$2" && return
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "$1=$2*" > /dev/null
}
debian chromium ""
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund lighthouse@13.5.0 chrome-launcher@1.2.1

cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const links = ["click here", "klik di sini", "baca lagi", "点击这里", "Mas"];
const languages = ["en-SG", "en-UK", "zh-CHS", "my", "zh_CN"];
const server = createServer((request, response) => {
  const language = request.url.slice(1);
  response.setHeader("content-type", "text/html; charset=utf-8").end(`<!doctype html>
<html${language ? ` lang="${language}"` : ""}>
<head><meta name="viewport" content="width=device-width"><title>Kedai</title>
${languages.map((code) => `<link rel="alternate" hreflang="${code}" href="http://${request.headers.host}/x">`).join("\n")}</head>
<body><h1>Kedai</h1>${links.map((text, index) => `<p><a href="/page/${index}">${text}</a></p>`).join("")}</body></html>`);
}).listen(0, "127.0.0.1");
await once(server, "listening");
const chrome = await launch({ chromePath: "/usr/bin/chromium", chromeFlags: ["--headless=new", "--no-sandbox"] });
const flags = { port: chrome.port, onlyAudits: ["link-text", "hreflang"], logLevel: "silent", throttlingMethod: "provided" };
try {
  for (const language of ["en", "ms", "zh-Hans", ""]) {
    const { lhr } = await lighthouse(`http://127.0.0.1:${server.address().port}/${language}`, flags);
    const texts = lhr.audits["link-text"].details.items.map(({ text }) => text);
    console.log(`${language || "no"} language, links: score ${lhr.audits["link-text"].score}, blamed: ${texts.join(", ") || "none"}`);
    if (language !== "ms") continue;
    const codes = lhr.audits.hreflang.details.items.map(({ source }) => source.snippet.match(/hreflang="([^"]*)"/)[1]);
    console.log(`${language} language, hreflang ${languages.join(", ")}: blamed: ${codes.join(", ")}`);
  }
} finally {
  chrome.kill();
  server.close();
  server.closeAllConnections();
}
JS
seen=$(node try.mjs)
echo "$seen"
wanted='en language, links: score 0, blamed: click here
ms language, links: score 1, blamed: none
ms language, hreflang en-SG, en-UK, zh-CHS, my, zh_CN: blamed: zh_CN
zh-Hans language, links: score 1, blamed: none
no language, links: score 0, blamed: click here, Mas'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
