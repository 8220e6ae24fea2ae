import { Not } from "typeorm";
import type { QueryDeepPartialEntity } from "typeorm/query-builder/QueryPartialEntity.js";
import { v7 as newId } from "uuid";
import type { Dispatch } from "@agency/core/reports/report";
import type { DispatchWork } from "@agency/core/reports/report-repository";
import type { Database } from "../database.ts";
import { dispatchEntity, reportEntity } from "../entities/reports.ts";
import { claimRow, leaseSeconds, released, writeFenced } from "./work.ts";

/** A sending waits until its report is made; one that was frozen already goes on as it was. */
const claimable = `state IN ('queued', 'rendered') AND (snapshot IS NOT NULL OR EXISTS (
  SELECT 1 FROM reports WHERE reports.id = reportId AND reports.state = 'done' AND reports.generatedAt IS NOT NULL))`;

export function dispatchWork(database: Database): DispatchWork {
  const { manager, write, sqlNow } = database;
  /** Fenced by the owner alone: the lease has run out, or may have. */
  const settle = (dispatch: Dispatch, set: QueryDeepPartialEntity<Dispatch>) =>
    write(async (transaction) => {
      const { id, leaseOwner } = dispatch;
      if (leaseOwner === null) return;
      await transaction.update(dispatchEntity, { id, state: "sending", leaseOwner }, { ...released, ...set });
    });
  return {
    claim: async (id) => {
      const dispatch = await claimRow(
        database,
        { entity: dispatchEntity, claimable, mark: {} },
        { id, owner: newId() },
      );
      const report = dispatch && (await manager.findOneBy(reportEntity, { id: dispatch.reportId }));
      return report ? { dispatch, report } : null;
    },
    freeze: (dispatch, snapshot) =>
      writeFenced(database, dispatchEntity, dispatch, {
        state: ["queued", "rendered"],
        set: { state: "rendered", snapshot },
      }),
    markSending: (dispatch) =>
      writeFenced(database, dispatchEntity, dispatch, {
        state: ["rendered"],
        set: { state: "sending", leaseUntil: () => sqlNow(leaseSeconds) },
      }),
    markSent: (id, sentAt) =>
      write(async (transaction) => {
        await transaction.update(
          dispatchEntity,
          // Also one that was queued again meanwhile: the mail is out, so that a second must not follow.
          { id, state: Not("sent") },
          { ...released, state: "sent", problem: null, sentAt: sentAt ?? (() => sqlNow()) },
        );
      }),
    retry: async (dispatch, problem, delaySeconds) => {
      await writeFenced(database, dispatchEntity, dispatch, {
        state: ["queued", "rendered", "sending"],
        set: { ...released, state: "queued", problem, dueAt: () => sqlNow(delaySeconds) },
      });
    },
    fail: async (dispatch, problem) => {
      await writeFenced(database, dispatchEntity, dispatch, {
        state: ["queued", "rendered", "sending"],
        set: { ...released, state: "failed", problem },
      });
    },
    requeueAbandoned: (dispatch, problem) => settle(dispatch, { state: "queued", problem, dueAt: () => sqlNow() }),
    markUncertain: (dispatch, problem) => settle(dispatch, { state: "uncertain", problem }),
    abandoned: () =>
      manager
        .createQueryBuilder(dispatchEntity, "dispatch")
        .where("dispatch.state = 'sending'")
        .andWhere(`dispatch.leaseUntil < ${sqlNow()}`)
        .getMany(),
  };
}
