#!/bin/bash
# Starts MariaDB with the password of the secret volume. A database that was made with another one gets it, too. The account may make
# the two databases that a restore works in.
set -euo pipefail
MARIADB_PASSWORD=$(</run/secrets/database/password)
export MARIADB_PASSWORD
quoted=${MARIADB_PASSWORD//\\/\\\\}
quoted=${quoted//\'/\\\'}
(
  umask 077
  printf "ALTER USER IF EXISTS 'agency'@'%%' IDENTIFIED BY '%s';\n" "$quoted"
  # At the first start there is no account yet.
  cat <<'SQL'
SET @there = EXISTS(SELECT 1 FROM mysql.user WHERE user = 'agency' AND host = '%');
SET @grant = IF(@there, "GRANT ALL PRIVILEGES ON `agency\\_restore`.* TO 'agency'@'%'", "DO 0");
EXECUTE IMMEDIATE @grant;
SET @grant = IF(@there, "GRANT ALL PRIVILEGES ON `agency\\_before`.* TO 'agency'@'%'", "DO 0");
EXECUTE IMMEDIATE @grant;
SQL
) >/tmp/password.sql
chown mysql /tmp/password.sql
exec docker-entrypoint.sh --init-file=/tmp/password.sql
