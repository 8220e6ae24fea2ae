#!/usr/bin/env bash
# Guess:     nodemailer's option `list`, which writes the List-* headers, also writes the one-click header of RFC 8058 when it is named there.
# Behaviour: every value under `list` is taken for an address. `List-Unsubscribe=One-Click` is wrapped as `<http://List-Unsubscribe=One-Click>`,
#            with no error and no warning. Only `headers` writes it as the RFC wants it, word for word.
# Versions:  nodemailer 10.6.1 (npm), Node 20 or newer
# Date:      2026-11-29
# Matters:   mailbox providers ask bulk senders for one-click unsubscribing. A header that says anything else than these words does not count,
#            and a sender learns of it from the spam folder.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund nodemailer@10.6.1

cat > try.mjs <<'JS'
import nodemailer from "nodemailer";

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
const unsubscribe = "https://agency.example/unsubscribe?id=1";
const mails = {
  "under `list`": { list: { unsubscribe, "unsubscribe-post": "List-Unsubscribe=One-Click" } },
  "under `headers`": { list: { unsubscribe }, headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } },
};
for (const [where, options] of Object.entries(mails)) {
  const { message } = await transport.sendMail({ from: "a@agency.example", to: "b@client.example", subject: "Laporan", text: "Hai", ...options });
  for (const line of message.toString().split("\r\n").filter((header) => header.startsWith("List-")).sort()) console.log(`${where}: ${line}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
wanted='under `list`: List-Unsubscribe-Post: <http://List-Unsubscribe=One-Click>
under `list`: List-Unsubscribe: <https://agency.example/unsubscribe?id=1>
under `headers`: List-Unsubscribe-Post: List-Unsubscribe=One-Click
under `headers`: List-Unsubscribe: <https://agency.example/unsubscribe?id=1>'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
