import { EntitySchema } from "typeorm";
import { belongsTo } from "../kit/db/columns.ts";

/** A client of somebody who sees only their own. */
type StaffClient = { staffId: string; clientId: string };

export const staffClientEntity = new EntitySchema<StaffClient>({
  name: "staffClient",
  tableName: "staff_clients",
  columns: {
    staffId: { ...belongsTo("staff", "staff_clients_staff"), primary: true },
    clientId: { ...belongsTo("client", "staff_clients_client"), primary: true },
  },
  indices: [{ name: "staff_clients_client_id", columns: ["clientId"] }],
});
