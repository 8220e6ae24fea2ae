import { z } from "zod";
import { connectionStates } from "@agency/model/connections";
import { clientParamsSchema } from "../clients/schemas.ts";
import { momentSchema } from "../common.ts";
import { accountKindSchema } from "../connections/schemas.ts";

export const sourceParamsSchema = clientParamsSchema.extend({ kind: accountKindSchema });

export const sourceInputSchema = z.object({
  connectionId: z.uuid(),
  accountId: z.string().min(1).max(500).describe("As the list of accounts names it"),
});
export type SourceInput = z.infer<typeof sourceInputSchema>;

export const sourceSchema = z.object({
  kind: accountKindSchema,
  accountId: z.string(),
  name: z.string(),
  timeZone: z.string().describe("The zone of the account's days"),
  connectionId: z.string(),
  email: z.string().describe("The Google account that reads it"),
  state: z.enum(connectionStates).describe("The state of that connection"),
  chosenBy: z.string().describe("Username of the member of staff"),
  chosenAt: momentSchema,
});
/** Which account of a connection belongs to a client. */
export type Source = z.infer<typeof sourceSchema>;

export const sourcesSchema = z.array(sourceSchema);
