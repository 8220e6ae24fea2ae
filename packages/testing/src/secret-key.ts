/** On MariaDB the product wants to be given a key; on SQLite it makes one. */
export function withSecretKey<T extends Record<string, string>>(environment: T): T & Record<string, string> {
  return environment["DATABASE_URL"] ? { SECRET_KEY: "5".repeat(64), ...environment } : environment;
}
