import { startMailServer } from "@agency/testing/mail-server";

/** A mail server in a process of its own that takes every mail and forgets it. It prints its address. */
const server = await startMailServer();
setInterval(() => {
  server.mails.length = 0;
}, 1000);
console.log(server.url);
process.once("SIGTERM", () => process.exit(0));
