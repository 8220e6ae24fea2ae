import type { Database } from "../kit/db/database.ts";
import type { LogoRepository } from "./logo-repository.ts";
import { clientLogoEntity } from "./logos-table.ts";
import { clientEntity } from "./table.ts";

export function logoRepository({ manager, write }: Database): LogoRepository {
  return {
    read: async (clientId) => {
      const row = await manager.findOneBy(clientLogoEntity, { clientId });
      return row && Buffer.from(row.picture, "base64");
    },
    save: (clientId, png, logo) =>
      write(async (transaction) => {
        await transaction.upsert(clientLogoEntity, { clientId, picture: Buffer.from(png).toString("base64") }, [
          "clientId",
        ]);
        await transaction.update(clientEntity, { id: clientId }, { logo });
      }),
    remove: (clientId) =>
      write(async (transaction) => {
        await transaction.delete(clientLogoEntity, { clientId });
        await transaction.update(clientEntity, { id: clientId }, { logo: null });
      }),
  };
}
