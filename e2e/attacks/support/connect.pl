# Connects from an address of this machine with packets of the internet's size and a small window, which Node cannot ask for, and hands the
# connections over.
# perl connect.pl <from> <port> <how many> <program> <argument ...>: their descriptors follow as the last argument.
use strict;
use warnings;
use Socket qw(:DEFAULT IPPROTO_TCP TCP_MAXSEG);

my ($from, $port, $count, @program) = @ARGV;
$^F = 65535;
my @sockets = map {
    socket(my $socket, PF_INET, SOCK_STREAM, IPPROTO_TCP) or die $!;
    setsockopt($socket, IPPROTO_TCP, TCP_MAXSEG, 1460) or die $!;
    setsockopt($socket, SOL_SOCKET, SO_RCVBUF, 1024) or die $!;
    bind($socket, sockaddr_in(0, inet_aton($from))) or die $!;
    connect($socket, sockaddr_in($port, INADDR_LOOPBACK)) or die $!;
    $socket;
} 1 .. $count;
exec @program, join(",", map { fileno($_) } @sockets) or die $!;
