import type { Activity } from "../activity/activity.ts";
import { activityRow } from "../activity/record.ts";
import type { NewId } from "../kit/clock.ts";
import type { HandedOver } from "../responsible/store.ts";
import { type Staff, staffName } from "../staff/staff.ts";

/**
 * The events of what changes hands with an account: one for each client, and one of the whole where somebody leaves.
 * @param by who does it
 * @param change.to who gets it; null for nobody
 */
export function changedHands(
  { newId, now }: { newId: NewId; now: Date },
  by: Pick<Activity, "actor" | "staffId">,
  { member, to, leaves }: { member: Staff; to: Staff | null; leaves: boolean },
): (changed: HandedOver) => Activity[] {
  const named = to === null ? {} : { to: staffName(to) };
  return ({ clientIds, enquiries }) => [
    ...clientIds.map((clientId) =>
      activityRow(newId, now, { ...by, kind: "client.responsible", clientId, details: named }),
    ),
    ...(leaves && clientIds.length + enquiries > 0
      ? [
          activityRow(newId, now, {
            ...by,
            kind: "team.handedOver",
            objectId: member.id,
            details: { name: staffName(member), clients: clientIds.length, enquiries, ...named },
          }),
        ]
      : []),
  ];
}
