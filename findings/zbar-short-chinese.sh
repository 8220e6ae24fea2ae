#!/usr/bin/env bash
# Guess:     zbarimg reads a QR code with UTF-8, which every generator writes today, as UTF-8; or it never does.
# Behaviour: it guesses from the bytes, and the shorter the text, the worse. "奶茶 RM5" is taken for Japanese Shift JIS, "奶茶 RM5，咖啡 RM4"
#            is read right. The same with "Café" (Big5) and "Café – buka". Of two addresses with a Chinese path one is read right. Exit code 0.
#            jsQR reads them all.
# Versions:  qrcode 1.5.4, jsqr 1.4.0, pngjs 7.0.0 (npm), zbar-tools 0.23.92 (Debian 12)
# Date:      2026-11-29
# Matters:   a printer that checks menus and posters with zbarimg throws away good ones, or trusts the check after the wrong sample.
set -euo pipefail
# Installs a Debian 12 package in the version named, unless it is there already.
debian() {
  dpkg-query -W -f '${Version}' "$1" 2> /dev/null | grep -q "^$2" && return
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "$1=$2*" > /dev/null
}
debian zbar-tools 0.23.92
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund qrcode@1.5.4 jsqr@1.4.0 pngjs@7.0.0

cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import jsQR from "jsqr";
import { PNG } from "pngjs";
import QRCode from "qrcode";

const texts = ["奶茶 RM5", "奶茶 RM5，咖啡 RM4", "Café", "Café – buka", "https://shop.example/价格", "https://shop.example/产品"];
for (const text of texts) {
  const picture = await QRCode.toBuffer(text, { type: "png", scale: 4 });
  writeFileSync("code.png", picture);
  const zbar = execFileSync("zbarimg", ["--quiet", "--raw", "code.png"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  const { data, width, height } = PNG.sync.read(picture);
  const other = jsQR(new Uint8ClampedArray(data), width, height).data;
  console.log(`${text}: zbarimg ${zbar === text ? "right" : zbar}, jsQR ${other === text ? "right" : other}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
wanted='奶茶 RM5: zbarimg 螂ｶ闌ｶ RM5, jsQR right
奶茶 RM5，咖啡 RM4: zbarimg right, jsQR right
Café: zbarimg Caf矇, jsQR right
Café – buka: zbarimg right, jsQR right
https://shop.example/价格: zbarimg https://shop.example/莉ｷ譬ｼ, jsQR right
https://shop.example/产品: zbarimg right, jsQR right'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
