import { IsNull, LessThan, MoreThan } from "typeorm";
import type { Database } from "../kit/db/database.ts";
import { reportEntity } from "../reports/table.ts";
import type { ShareRepository } from "./share.ts";
import { shareEntity } from "./table.ts";

/** For how long a link that is over still says so, in ms. */
const remembered = 180 * 24 * 60 * 60 * 1000;

export function shareRepository({ manager, write, writeOne }: Database): ShareRepository {
  return {
    add: (share, most) =>
      write(async (transaction) => {
        const { reportId, createdAt: now } = share;
        const forgotten = new Date(now.getTime() - remembered);
        await transaction.delete(shareEntity, { reportId, expiresAt: LessThan(forgotten) });
        const open = { reportId, recipient: IsNull(), endedAt: IsNull(), expiresAt: MoreThan(now) };
        if ((await transaction.countBy(shareEntity, open)) >= most) return false;
        await transaction.insert(shareEntity, share);
        return true;
      }),
    open: (reportId, now) =>
      manager.find(shareEntity, {
        where: { reportId, recipient: IsNull(), endedAt: IsNull(), expiresAt: MoreThan(now) },
        order: { createdAt: "DESC", id: "DESC" },
      }),
    end: async (reportId, id, now) => {
      await writeOne((transaction) =>
        transaction.update(shareEntity, { reportId, id, endedAt: IsNull() }, { endedAt: now }),
      );
      return manager.existsBy(shareEntity, { reportId, id });
    },
    findByToken: async (tokenHash) => {
      const share = await manager.findOneBy(shareEntity, { tokenHash });
      if (!share) return null;
      const report = await manager.findOne(reportEntity, {
        select: { id: true, clientId: true },
        where: { id: share.reportId },
      });
      return report && { share, clientId: report.clientId };
    },
    countView: async (id, now) => {
      await writeOne((transaction) =>
        transaction.update(shareEntity, { id }, { views: () => "views + 1", lastViewedAt: now }),
      );
    },
  };
}
