#!/usr/bin/env bash
# Guess:     a tool that reads an i18next JSON file and saves it with no change keeps every text. Keys that end like a plural are plurals only where
#            they belong together as one.
# Behaviour: translate-toolkit's I18NextV4File takes every key that ends in _zero, _one, _two, _few, _many or _other for a plural, and saves the
#            forms that the language has. "step_one" and "step_two" become one unit; saved, "step_two" is gone and "step_other" is there, empty.
#            In Malay "step_one" is gone too. A choice called "reason_other" gets a "reason_one", empty. Nothing is reported.
# Versions:  translate-toolkit 3.8.4 (Debian 12)
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
seen=$(/usr/bin/python3 - <<'PY'
import json
from translate.storage.jsonl10n import I18NextV4File

texts = {"step_one": "Fill in", "step_two": "Send", "reason_price": "Price", "reason_other": "Another reason"}
for language in ("en", "ms"):
    store = I18NextV4File()
    store.settargetlanguage(language)
    store.parse(json.dumps(texts).encode())
    saved = json.loads(bytes(store))
    for key in sorted(texts.keys() | saved.keys()):
        print(f"{language}: {key}: {texts.get(key, 'absent')} -> {saved.get(key, 'absent') or 'empty'}")
PY
)
echo "$seen"
wanted='en: reason_one: absent -> empty
en: reason_other: Another reason -> Another reason
en: reason_price: Price -> Price
en: step_one: Fill in -> Fill in
en: step_other: absent -> empty
en: step_two: Send -> absent
ms: reason_other: Another reason -> Another reason
ms: reason_price: Price -> Price
ms: step_one: Fill in -> absent
ms: step_other: absent -> empty
ms: step_two: Send -> absent'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
