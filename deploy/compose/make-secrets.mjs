import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

// Makes the passwords of docker-compose.yml at the first start. Each folder is a volume that only the services have that need
// it, so its files may be read by every account there.

const database = keep("/secrets/database/password", process.env.DATABASE_PASSWORD);
write("/secrets/database/env", `DATABASE_URL="mysql://agency:${encodeURIComponent(database)}@db:3306/agency"\n`);

const redis = keep("/secrets/redis/password");
write("/secrets/redis/redis.conf", `requirepass ${redis}\n`);
write("/secrets/redis/env", `REDIS_URL="redis://:${redis}@redis:6379/0"\n`);

const speedTest = keep("/secrets/speed-test/token");
write("/secrets/speed-test/env", `SPEED_TEST_TOKEN=${speedTest}\n`);

// Encrypts tokens in the database. Who loses it must connect Google again.
const secretKey = keep("/secrets/secret-key/key", process.env.SECRET_KEY, randomBytes(32).toString("base64"));
write("/secrets/secret-key/env", `SECRET_KEY="${secretKey}"\n`);

/**
 * The given secret, or the one of an earlier start, or a new one.
 * @param {string} path
 * @param {string} [given]
 * @param {string} made the new one
 */
function keep(path, given, made = randomBytes(24).toString("base64url")) {
  const secret = given || (existsSync(path) ? readFileSync(path, "utf8") : made);
  write(path, secret);
  return secret;
}

/**
 * @param {string} path
 * @param {string} content
 */
function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, content, { mode: 0o444 });
  renameSync(`${path}.part`, path);
}
