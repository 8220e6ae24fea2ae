#!/usr/bin/env bash
# Guess:     a tool that reads an i18next JSON file and saves it with no change keeps every text. Keys that end like a plural are plurals only where
#            they belong together as one.
# Behaviour: translate-toolkit's I18NextV4File takes every key that ends in _zero, _one, _two, _few, _many or _other for a plural, and saves the
#            forms that the language has. "step_one" and "step_two" become one unit; saved, "step_two" is gone and "step_other" is there, empty.
#            In Malay "step_one" is gone too. A choice called "reason_other" gets a "reason_one", empty. i18next's own converter to gettext and
#            back, i18next-conv, makes "step" of both, with the text of the second. Nothing is reported by either.
# Versions:  translate-toolkit 3.8.4 (Debian 12), i18next-conv 17.0.0 (npm)
# Date:      2026-11-29
# Matters:   the class reads and writes i18next files in Weblate as well as in scripts. A form loses its second step in every language, and
#            i18next shows the key instead, on a page that nobody touched.
set -euo pipefail
# Installs a Debian 12 package in the version named, unless it is there already.
debian() {
  dpkg-query -W -f '${Version}' "$1" 2> /dev/null | grep -q "^$2" && return
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "$1=$2*" > /dev/null
}
debian translate-toolkit 3.8.4
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund i18next-conv@17.0.0

cat > texts.json <<'JSON'
{ "step_one": "Fill in", "step_two": "Send", "reason_price": "Price", "reason_other": "Another reason" }
JSON
cat > toolkit.py <<'PY'
import json
from translate.storage.jsonl10n import I18NextV4File

texts = json.load(open("texts.json"))
for language in ("en", "ms"):
    store = I18NextV4File()
    store.settargetlanguage(language)
    store.parse(json.dumps(texts).encode())
    saved = json.loads(bytes(store))
    for key in sorted(texts.keys() | saved.keys()):
        print(f"toolkit, {language}: {key}: {texts.get(key, 'absent')} -> {saved.get(key, 'absent') or 'empty'}")
PY
cat > conv.mjs <<'JS'
import { readFileSync } from "node:fs";
import { gettextToI18next, i18nextToPo } from "i18next-conv";

const options = { compatibilityJSON: "v4" };
const po = await i18nextToPo("en", readFileSync("texts.json", "utf8"), options);
for (const [key, text] of Object.entries(JSON.parse(await gettextToI18next("en", po, options)))) console.log(`i18next-conv, en: ${key}: ${text || "empty"}`);
JS
seen=$(/usr/bin/python3 toolkit.py && node conv.mjs)
echo "$seen"
wanted='toolkit, en: reason_one: absent -> empty
toolkit, en: reason_other: Another reason -> Another reason
toolkit, en: reason_price: Price -> Price
toolkit, en: step_one: Fill in -> Fill in
toolkit, en: step_other: absent -> empty
toolkit, en: step_two: Send -> absent
toolkit, ms: reason_other: Another reason -> Another reason
toolkit, ms: reason_price: Price -> Price
toolkit, ms: step_one: Fill in -> absent
toolkit, ms: step_other: absent -> empty
toolkit, ms: step_two: Send -> absent
i18next-conv, en: step: Send
i18next-conv, en: reason_one: empty
i18next-conv, en: reason_other: Another reason
i18next-conv, en: reason_price: Price'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
