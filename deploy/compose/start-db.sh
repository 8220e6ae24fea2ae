#!/bin/bash
# Starts MariaDB with the password of the secret volume. A database that was made with another one gets it, too.
set -euo pipefail
MARIADB_PASSWORD=$(</run/secrets/database/password)
export MARIADB_PASSWORD
quoted=${MARIADB_PASSWORD//\\/\\\\}
quoted=${quoted//\'/\\\'}
(umask 077 && printf "ALTER USER IF EXISTS 'agency'@'%%' IDENTIFIED BY '%s';\n" "$quoted" >/tmp/password.sql)
chown mysql /tmp/password.sql
exec docker-entrypoint.sh --init-file=/tmp/password.sql
