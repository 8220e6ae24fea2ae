import type { Database } from "../kit/db/database.ts";
import type { LogoFacts } from "./logo.ts";
import { clientLogoEntity } from "./logos-table.ts";
import { clientEntity } from "./table.ts";

/** The picture of a client's logo as PNG. What pages need to know of it is part of its client. */
export async function readLogo({ manager }: Database, clientId: string): Promise<Buffer | null> {
  const row = await manager.findOneBy(clientLogoEntity, { clientId });
  return row && Buffer.from(row.picture, "base64");
}

/** Keeps a picture in place of the one before. */
export const saveLogo = ({ write }: Database, clientId: string, png: Uint8Array, logo: LogoFacts): Promise<void> =>
  write(async (transaction) => {
    await transaction.upsert(clientLogoEntity, { clientId, picture: Buffer.from(png).toString("base64") }, [
      "clientId",
    ]);
    await transaction.update(clientEntity, { id: clientId }, { logo });
  });

export const removeLogo = ({ write }: Database, clientId: string): Promise<void> =>
  write(async (transaction) => {
    await transaction.delete(clientLogoEntity, { clientId });
    await transaction.update(clientEntity, { id: clientId }, { logo: null });
  });
