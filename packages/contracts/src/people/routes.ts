import { z } from "zod";
import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import { erasedSchema, personQuerySchema, personSchema } from "./schemas.ts";

const tag = "People";

export const readPerson = route(endpoints.readPerson, {
  summary: "The records about this email address, newest first",
  tag,
  access: "staff",
  query: personQuerySchema,
  success: { status: 200, schema: personSchema },
  errors: ["invalid_input"],
});

export const exportPerson = route(endpoints.exportPerson, {
  summary: "Every record about this email address, as a JSON file to hand over",
  tag,
  access: "staff",
  query: personQuerySchema,
  success: { status: 200, schema: z.unknown(), contentType: "application/json; charset=utf-8" },
  errors: ["invalid_input"],
});

export const erasePerson = route(endpoints.erasePerson, {
  summary: "Erase the records about this email address; lists the ones kept and why",
  tag,
  access: "staff",
  query: personQuerySchema,
  success: { status: 200, schema: erasedSchema },
  errors: ["invalid_input"],
});
