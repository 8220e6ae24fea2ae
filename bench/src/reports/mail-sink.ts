import { startMailServer } from "@agency/testing/mail-server";

/** A mail server that accepts and discards every email. It prints its address. */
const server = await startMailServer();
setInterval(() => {
  server.mails.length = 0;
}, 1000);
console.log(server.url);
process.once("SIGTERM", () => process.exit(0));
