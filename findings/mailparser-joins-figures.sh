#!/usr/bin/env bash
# Guess:     the `text` that mailparser makes of a mail that has only HTML keeps the cells of a table apart.
# Behaviour: cells are written with nothing between them: 12 clicks and 345 views become "12345", and the next row follows on the same line. The
#            figures cannot be told apart again. No option of simpleParser changes it (its text comes from html-to-text, whose
#            own default it is; `skipHtmlToText` leaves the text out).
# Versions:  mailparser 3.14.2 (npm), Node 20 or newer
# Date:      2026-11-29
# Matters:   figures and invoices come by mail as tables. Imports, searches, ticket systems and language models that read `text` take in wrong
#            numbers which look right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund mailparser@3.14.2

cat > try.mjs <<'JS'
import { simpleParser } from "mailparser";

const mail = `From: reports@agency.example
To: client@shop.example
Subject: August
Date: Mon, 31 Aug 2026 09:00:00 +0800
Message-ID: <1@agency.example>
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<table>
<tr><th>Page</th><th>Clicks</th><th>Views</th></tr>
<tr><td>/kek-lapis</td><td>12</td><td>345</td></tr>
<tr><td>/kopi</td><td>1</td><td>20</td></tr>
</table>
<p>Thank you.</p>
`;
const { text } = await simpleParser(mail.replaceAll("\n", "\r\n"));
console.log(text.trim());
JS
seen=$(node try.mjs)
echo "$seen"
wanted='PageClicksViews /kek-lapis12345 /kopi120

Thank you.'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
