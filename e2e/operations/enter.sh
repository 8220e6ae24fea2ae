#!/bin/bash
# Runs in namespaces of its own: makes this machine a fresh one, in which everything written is gone afterwards, and goes in.
set -euo pipefail
work=$1 port=$2 program=$3
shift 3
mount --make-rprivate /
mkdir -p "$work/layer" "$work/root" "$work/srv"
mount -t tmpfs none "$work/layer"
mkdir "$work/layer/upper" "$work/layer/work"
mount -t overlay overlay -o "lowerdir=/,upperdir=$work/layer/upper,workdir=$work/layer/work" "$work/root"
mount --rbind /dev "$work/root/dev"
mount -t proc proc "$work/root/proc"
mount --bind "$work" "$work/root$work"
mount --bind "$work/srv" "$work/root/srv"
mount -t tmpfs none "$work/root/run"
mount -t tmpfs none "$work/root/var/log"
mkdir -p "$work/root/var/log/nginx"
# systemd would pass the socket of agency-api.socket; descriptor 3 stays open over exec.
exec chroot "$work/root" perl -MIO::Socket::INET -e '
  $^F = 9;
  my $socket = IO::Socket::INET->new(LocalAddr => "127.0.0.1", LocalPort => shift, Listen => 1024, ReuseAddr => 1) or die $!;
  fileno($socket) == 3 or die "the socket has another descriptor";
  exec @ARGV or die $!;
' "$port" "$program" "$@"
