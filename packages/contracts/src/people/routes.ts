import { z } from "zod";
import { routesOf } from "../route.ts";
import { erasedSchema, personQuerySchema, personSchema } from "./schemas.ts";

const route = routesOf("People");

export const readPerson = route("GET", "/api/people", {
  summary: "The records about this email address, newest first",
  access: "staff",
  query: personQuerySchema,
  success: { status: 200, schema: personSchema },
  errors: ["invalid_input"],
});

export const exportPerson = route("GET", "/api/people/export", {
  summary: "Every record about this email address, as a JSON file to hand over",
  access: "staff",
  query: personQuerySchema,
  success: { status: 200, schema: z.unknown(), contentType: "application/json; charset=utf-8" },
  errors: ["invalid_input"],
});

export const erasePerson = route("DELETE", "/api/people", {
  summary: "Erase the records about this email address; lists the ones kept and why",
  access: "staff",
  query: personQuerySchema,
  success: { status: 200, schema: erasedSchema },
  errors: ["invalid_input"],
});
