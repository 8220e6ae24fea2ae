#!/usr/bin/env bash
# Guess:     a validator that goes by the JSON Schema which zod writes accepts what zod accepts, or zod says that the rule cannot be written.
# Behaviour: `z.number().multipleOf(0.01)` takes 19.99, since zod counts in whole steps; Ajv divides, and refuses it (but not 1.1 or 1204.5).
#            A pattern's flags are left out without a word: `/^rm\d+$/i` takes "RM50", its schema does not. `.toLowerCase()` before a pattern is
#            left out too, and `z.url()` becomes the format "uri", which has no Chinese letters.
# Versions:  zod 4.6.7, ajv 8.20.0, ajv-formats 3.0.1 (npm), Node 20 or newer
# Date:      2026-11-29
# Matters:   clients and gateways are made from the OpenAPI document. They refuse some prices, by the digits, before the server is asked.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund zod@4.6.7 ajv@8.20.0 ajv-formats@3.0.1

cat > try.mjs <<'JS'
import addFormats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import { z } from "zod";

const ajv = new Ajv2020();
addFormats.default(ajv);
const cases = [
  ["multipleOf(0.01)", z.number().multipleOf(0.01), [1.1, 4.35, 19.99, 1204.5]],
  ["regex(/^rm\\d+$/i)", z.string().regex(/^rm\d+$/i), ["rm50", "RM50"]],
  ["toLowerCase().regex(/^[a-z]+$/)", z.string().toLowerCase().regex(/^[a-z]+$/), ["promo", "Promo"]],
  ["url()", z.url(), ["https://shop.example/menu", "https://shop.example/产品"]],
];
const say = (accepts) => (accepts ? "yes" : "no");
for (const [rule, schema, values] of cases) {
  const validate = ajv.compile(z.toJSONSchema(schema, { io: "input" }));
  for (const value of values) console.log(`${rule} ${value}: zod ${say(schema.safeParse(value).success)}, Ajv ${say(validate(value))}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
wanted='multipleOf(0.01) 1.1: zod yes, Ajv yes
multipleOf(0.01) 4.35: zod yes, Ajv no
multipleOf(0.01) 19.99: zod yes, Ajv no
multipleOf(0.01) 1204.5: zod yes, Ajv yes
regex(/^rm\d+$/i) rm50: zod yes, Ajv yes
regex(/^rm\d+$/i) RM50: zod yes, Ajv no
toLowerCase().regex(/^[a-z]+$/) promo: zod yes, Ajv yes
toLowerCase().regex(/^[a-z]+$/) Promo: zod yes, Ajv no
url() https://shop.example/menu: zod yes, Ajv yes
url() https://shop.example/产品: zod yes, Ajv no'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
