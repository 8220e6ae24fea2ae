#!/usr/bin/env bash
# Guess:     @simplewebauthn/server accepts @peculiar/asn1-schema from 2.6.0 on. Where a project has 2.6.0 for something else, npm adds what is
#            missing, calls the tree valid, and passkeys work.
# Behaviour: the library does not load: "Cannot get schema for 'AlgorithmIdentifier' target". Its other packages bring asn1-schema 2.11.1 of
#            their own, several times over, and each copy keeps what it knows of the ASN.1 types in a map in its module. A type that one copy
#            registered is unknown to the next one. Without the older version beside it, npm installs a single copy, and the same program runs.
# Versions:  @simplewebauthn/server 14.0.3, @peculiar/asn1-schema 2.6.0 and 2.11.1, asn1-ecc, asn1-rsa and asn1-x509 2.11.1 (npm), Node 22.15 or newer
# Date:      2026-11-30
# Matters:   a lockfile with an older asn1-schema, such as one that a mail or certificate library brought, keeps everybody with a passkey out.
#            Overrides with one version of asn1-schema and asn1-x509 mend it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > try.mjs <<'JS'
import("@simplewebauthn/server").then(
  ({ verifyAuthenticationResponse }) => console.log(`loads: ${typeof verifyAuthenticationResponse}`),
  (error) => console.log(`does not load: ${error.message}`),
);
JS

# The packages of the library, in the versions that its ranges chose on that day.
pinned='"@peculiar/asn1-ecc": "2.11.1", "@peculiar/asn1-rsa": "2.11.1", "@peculiar/asn1-x509": "2.11.1"'
try() {
  rm -rf node_modules package-lock.json
  echo "{ \"private\": true, \"type\": \"module\", \"overrides\": { $pinned } }" > package.json
  npm install --silent --no-audit --no-fund "$@" @simplewebauthn/server@14.0.3
  npm ls --all > /dev/null 2>&1 && echo "npm: the tree is valid" || echo "npm: the tree is not valid"
  node try.mjs
}
seen=$(
  echo "alone"
  try
  echo "beside asn1-schema 2.6.0"
  try @peculiar/asn1-schema@2.6.0
)
echo "$seen"
wanted="alone
npm: the tree is valid
loads: function
beside asn1-schema 2.6.0
npm: the tree is valid
does not load: Cannot get schema for 'AlgorithmIdentifier' target"
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
