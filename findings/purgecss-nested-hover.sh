#!/usr/bin/env bash
# Guess:     PurgeCSS treats `&:hover` inside `.button { … }` as it treats `.button:hover`: both stay as long as a button is on the page.
# Behaviour: it judges the nested selector alone. `&:hover`, `&:focus-visible`, `&:not(.open)`, `&:is(.open)` and `& + &` name nothing that it
#            finds in the page, so it takes them out. `&.open`, `&[href]` and `&::before` stay, as does every rule written without nesting.
# Versions:  purgecss 8.0.0 (npm), Node 20 or newer
# Date:      2026-11-29
# Matters:   native nesting is what one writes today. The outline of the focus disappears from the built site only, and no picture or text
#            shows it: people who use a keyboard do not see where they are.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund purgecss@8.0.0

cat > try.mjs <<'JS'
import { PurgeCSS } from "purgecss";

const html = '<a class="button open" href="/a">A</a><a class="button" href="/b">B</a>';
const rules = [
  ".button:hover { color: red }",
  ".button { &:hover { color: red } }",
  ".button:focus-visible { outline: 2px solid }",
  ".button { &:focus-visible { outline: 2px solid } }",
  ".button + .button { margin: 1em }",
  ".button { & + & { margin: 1em } }",
  ".button:not(.open) { color: red }",
  ".button { &:not(.open) { color: red } }",
  ".button { &.open { color: red } }",
  ".button { &::before { content: '' } }",
];
for (const raw of rules) {
  const [{ css }] = await new PurgeCSS().purge({ content: [{ raw: html, extension: "html" }], css: [{ raw }] });
  console.log(`${css.includes(":") && css.includes("{") ? "kept" : "taken out"}: ${raw}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
wanted='kept: .button:hover { color: red }
taken out: .button { &:hover { color: red } }
kept: .button:focus-visible { outline: 2px solid }
taken out: .button { &:focus-visible { outline: 2px solid } }
kept: .button + .button { margin: 1em }
taken out: .button { & + & { margin: 1em } }
kept: .button:not(.open) { color: red }
taken out: .button { &:not(.open) { color: red } }
kept: .button { &.open { color: red } }
kept: .button { &::before { content: '"''"' } }'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
