/*
 * Arguments of the test servers. Plain JavaScript, since scripts/ starts them before anything is installed.
 */

/**
 * @param {{ folder: string, data: string, init: string, port: number, account: string[] }} options `init`: SQL that is run at every
 * start; `account`: the option that names the account the server runs as
 * @returns {string[]} MariaDB's arguments
 */
export function mariadbArguments({ folder, data, init, port, account }) {
  return [
    "--no-defaults",
    `--datadir=${data}`,
    `--socket=${folder}/socket`,
    `--pid-file=${folder}/pid`,
    `--port=${port}`,
    // A server that starts deletes what others keep in a shared folder.
    `--tmpdir=${folder}`,
    "--bind-address=127.0.0.1",
    `--init-file=${init}`,
    "--character-set-server=utf8mb4",
    "--innodb-buffer-pool-size=64M",
    "--innodb-log-file-size=32M",
    "--performance-schema=OFF",
    ...account,
  ];
}

/**
 * @param {{ folder: string, port: number }} options
 * @returns {string[]} arguments of a Redis that keeps nothing on the disk
 */
export function redisArguments({ folder, port }) {
  const settings = { bind: "127.0.0.1", dir: folder, save: "", appendonly: "no", "maxmemory-policy": "noeviction" };
  return ["--port", String(port), ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])];
}
