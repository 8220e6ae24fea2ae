import { EntitySchema } from "typeorm";
import { belongsTo, longText } from "../kit/db/columns.ts";

/** The picture of a client's logo, a PNG as base64. What pages need to know of it is in the client's row. */
export const clientLogoEntity = new EntitySchema<{ clientId: string; picture: string }>({
  name: "clientLogo",
  tableName: "client_logos",
  columns: { clientId: { ...belongsTo("client", "client_logos_client"), primary: true }, picture: longText },
});
