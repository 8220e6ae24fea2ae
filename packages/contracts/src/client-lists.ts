import { z } from "zod";
import { listedFields, maximumListBody, maximumListBytes, rowDoubts, rowOutcomes } from "@agency/model/client-list";
import { clientParamsSchema } from "./clients.ts";
import { lineSchema } from "./common.ts";
import { errorFieldSchema } from "./errors.ts";
import { questionSchema } from "./imports.ts";
import { defineRoutes } from "./route.ts";

const listedFieldSchema = z.enum(listedFields);

const clientIdSchema = clientParamsSchema.shape.clientId;

const listInputSchema = z.object({
  fileName: lineSchema(200).optional(),
  file: z.string().min(1).max(maximumListBody).optional().describe("The bytes of a CSV file or workbook as base64"),
  text: z.string().min(1).max(maximumListBytes).optional().describe("A pasted table, in place of a file"),
  columns: z
    .record(z.string().max(80), z.enum([...listedFields, "ignore"]))
    .default({})
    .describe("What columns hold, by their headings in lower case; ignore leaves a column out"),
  answers: z
    .record(z.string().max(120), z.string().max(200))
    .default({})
    .describe("Answers by the id of their question"),
  rows: z
    .record(z.string().max(300), clientIdSchema)
    .default({})
    .describe("By the id of a row: new, left, or the ID of the client that it is"),
});
/** A list of clients: a file or a pasted table, and what was answered about it. */
export type ListInput = z.input<typeof listInputSchema>;

const valueSchema = z.union([z.string(), z.number()]).nullable();

const listedRowSchema = z.object({
  id: z.string(),
  sheet: z.string().nullable(),
  line: z.int(),
  name: z.string().describe("As the list writes it"),
  outcome: z.enum(rowOutcomes),
  client: z.object({ id: clientIdSchema, name: z.string() }).nullable().describe("The client that it changes"),
  doubt: z.enum(rowDoubts).nullable().describe("Why it is asked about"),
  candidates: z.array(z.object({ id: clientIdSchema, name: z.string() })).describe("The clients that it may be"),
  values: z
    .array(
      z.object({
        field: listedFieldSchema,
        before: valueSchema.describe("Of the client that it changes"),
        after: valueSchema,
        usual: z.boolean().describe("Whether the list says nothing, and a new client begins with this"),
      }),
    )
    .describe("Of a new client all, of a change those that differ"),
});
/** A row of a list with what it would become. */
export type ListedRow = z.infer<typeof listedRowSchema>;

const readyListSchema = z.object({
  kind: z.literal("ready"),
  seen: z.string().describe("What the rows would become; pass it in again to store exactly this"),
  columns: z.array(
    z.object({
      key: z.string().describe("To say what it holds"),
      heading: z.string(),
      sheet: z.string().nullable(),
      field: listedFieldSchema.nullable().describe("Null when it is not used"),
    }),
  ),
  rows: z.array(listedRowSchema),
  problems: z
    .array(errorFieldSchema)
    .describe("What is wrong, by line and column; nothing is stored before it is right"),
  left: z
    .array(z.object({ sheet: z.string().nullable(), line: z.int().nullable(), text: z.string() }))
    .describe("Sheets without such a table, and rows of totals"),
});
/** A list that was understood. */
export type ReadyList = z.infer<typeof readyListSchema>;

const previewedListSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("question"), question: questionSchema }),
  readyListSchema,
]);

export type PreviewedList = z.infer<typeof previewedListSchema>;

const keepListInputSchema = listInputSchema.extend({
  seen: z.string().max(64).describe("Of the preview"),
  scheduled: z
    .boolean()
    .default(true)
    .describe("Whether monthly reports of the new clients are prepared for review by themselves"),
});

const keptListSchema = z.object({
  added: z.array(z.object({ id: clientIdSchema, name: z.string() })),
  changed: z.int().describe("How many clients were changed"),
});

const route = defineRoutes("Clients");

const listErrors = ["invalid_input", "invalid_csv", "client_not_found", "file_unreadable"] as const;

export const previewClientList = route("POST", "/api/client-lists/preview", {
  summary: "What each row of a list of clients would become, or a question about the list; nothing is stored",
  access: "staff",
  right: "newClients",
  event: null,
  body: listInputSchema,
  bodyBytes: maximumListBody,
  success: { status: 200, schema: previewedListSchema },
  errors: listErrors,
});

export const keepClientList = route("POST", "/api/client-lists", {
  summary: "Store the clients of a list as its preview showed them: all of them, or none",
  access: "staff",
  right: "newClients",
  event: "client.list",
  body: keepListInputSchema,
  bodyBytes: maximumListBody,
  success: { status: 201, schema: keptListSchema },
  errors: [...listErrors, "list_changed", "email_taken"],
});
