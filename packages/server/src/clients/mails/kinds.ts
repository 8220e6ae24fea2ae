import { composeClientDeletion } from "./client-deletion.ts";
import { composeClientWelcome } from "./client-welcome.ts";

export const clientMails = {
  "client-welcome": composeClientWelcome,
  "client-deletion": composeClientDeletion,
};

export type ClientMails = typeof clientMails;
