import { routesOf } from "../route.ts";
import { roomParamsSchema, roomQuerySchema, roomSchema } from "./schemas.ts";

const route = routesOf("Room");

export const readRoom = route("GET", "/api/reports/clients/:clientId/room", {
  summary:
    "What a client's room shows first, as data and as markup, so that it is painted before its application arrives",
  access: "portal",
  params: roomParamsSchema,
  query: roomQuerySchema,
  success: { status: 200, schema: roomSchema },
  errors: ["invalid_input", "client_not_found", "too_many_attempts"],
});
