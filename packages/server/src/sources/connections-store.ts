import { IsNull, LessThanOrEqual } from "typeorm";
import type { Database } from "../kit/db/database.ts";
import type { ConnectionRepository } from "./connection-repository.ts";
import { connectionEntity, pendingConsentEntity } from "./table.ts";

export function connectionRepository({ manager, write, writeOne }: Database): ConnectionRepository {
  return {
    list: () => manager.find(connectionEntity, { order: { connectedAt: "ASC", id: "ASC" } }),
    find: (id) => manager.findOneBy(connectionEntity, { id }),
    findByEmail: (email) => manager.findOneBy(connectionEntity, { provider: "google", email }),
    findAllByEmail: (email) => manager.findBy(connectionEntity, { email }),
    save: (connection) => writeOne(async (transaction) => void (await transaction.save(connectionEntity, connection))),
    change: ({ id, secret }, change) =>
      writeOne(async (transaction) => {
        const { affected } = await transaction.update(
          connectionEntity,
          { id, secret: secret === null ? IsNull() : secret },
          change,
        );
        return affected === 1;
      }),
    delete: (id) => writeOne(async (transaction) => void (await transaction.delete(connectionEntity, { id }))),
    insertPending: (pending, now) =>
      write(async (transaction) => {
        await transaction.delete(pendingConsentEntity, { expiresAt: LessThanOrEqual(now) });
        await transaction.insert(pendingConsentEntity, pending);
      }),
    takePending: (stateHash) =>
      write(async (transaction) => {
        const found = await transaction.findOneBy(pendingConsentEntity, { stateHash });
        // Of two takers at once, one deletes the row.
        const { affected } = await transaction.delete(pendingConsentEntity, { stateHash });
        return affected === 1 ? found : null;
      }),
  };
}
