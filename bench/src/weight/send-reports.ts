import { openDatabase } from "@agency/server/compose/tables";
import { signIn } from "@agency/testing/session";
import { addClients, addFigures } from "../lib/records.ts";
import { runMonth } from "../reports/run-month.ts";

/** Has a running product on SQLite make and mail a monthly report for each of so many new clients. Also runs in the checkout compared with. */
const { URL: url = "", DATA_DIR: folder = "", ADMIN_PASSWORD: password = "", REPORTS } = process.env;

const database = await openDatabase({ url: undefined, folder });
await addFigures(database, await addClients(database, Number(REPORTS)));
const staff = await signIn({ url, staff: { username: "admin", password } });
await runMonth(database, staff, Number(REPORTS));
await database.close();
