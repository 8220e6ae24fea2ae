import { randomBytes } from "node:crypto";
import { Failure, errorMessage } from "../failure.mjs";

/**
 * Checks that the tests can make and drop a database on the given server.
 * @param {string} url
 * @throws {Failure} when its user may not
 */
export async function checkCanCreateDatabases(url) {
  // Not at the top: there is no package before the installation.
  const mysql = await import("mysql2/promise");
  const name = `agency_test_${randomBytes(6).toString("hex")}`;
  try {
    const connection = await mysql.createConnection(url.replace(/^mariadb:/, "mysql:"));
    await connection.query(`CREATE DATABASE ${name}`);
    await connection.query(`DROP DATABASE ${name}`);
    await connection.end();
  } catch (error) {
    throw new Failure(
      "DATABASE_URL is set, so the tests use that server, and each makes a database of its own on it. " +
        `That did not work: ${errorMessage(error)}\n` +
        "Give a user who may create and drop databases, or unset DATABASE_URL: npm test then starts a server of its own.",
    );
  }
}
