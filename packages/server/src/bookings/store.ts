import { type EntityManager, type FindOptionsWhere, IsNull, LessThanOrEqual, MoreThan } from "typeorm";
import { insertEnquiry } from "../enquiries/store.ts";
import { enquiryEntity } from "../enquiries/table.ts";
import { isConflict } from "../kit/db/conflicts.ts";
import type { Database } from "../kit/db/database.ts";
import { insertNotification, withdrawNotifications } from "../notifications/store.ts";
import type { BookingRepository } from "./booking-repository.ts";
import type { Booking } from "./booking.ts";
import { slotDetails } from "./slot-details.ts";
import { bookingEntity } from "./table.ts";

export function bookingRepository(database: Database): BookingRepository {
  const { manager, write } = database;
  return {
    heldFrom: async (moment, now) => {
      const held = await manager.find(bookingEntity, {
        select: { id: true, heldAt: true },
        where: heldNow({ heldAt: MoreThan(moment) }, now),
      });
      return held.flatMap(({ heldAt }) => heldAt ?? []);
    },
    countUpcoming: (email, now) => manager.countBy(bookingEntity, heldNow({ email, heldAt: MoreThan(now) }, now)),
    findByToken: (tokenHash) =>
      manager.findOne(bookingEntity, { where: [{ tokenHash }, { reminderTokenHash: tokenHash }] }),
    insert: (booking, enquiry, notifications) =>
      heldWhenConflict<"done">(async () => {
        await write(async (transaction) => {
          await releaseExpired(transaction, booking);
          await insertEnquiry(database, transaction, { enquiry, notifications });
          await transaction.insert(bookingEntity, booking);
        });
        return "done";
      }),
    change: (booking, change, { notifications, withdraw }) =>
      heldWhenConflict(() =>
        write(async (transaction) => {
          await releaseExpired(transaction, change);
          if (!(await changeAsRead(transaction, booking, change))) return "stale";
          if (change.heldAt !== undefined) await noteTime(transaction, { ...booking, ...change });
          await withdrawNotifications(transaction, withdraw);
          for (const notification of notifications) await insertNotification(database, transaction, notification);
          return "done";
        }),
      ),
    dueReminders: (now, limit) =>
      manager.find(bookingEntity, {
        where: { state: "booked", reminderDueAt: LessThanOrEqual(now) },
        order: { reminderDueAt: "ASC" },
        take: limit,
      }),
    ofPerson: (email) => manager.find(bookingEntity, { where: { email }, order: { createdAt: "DESC", id: "DESC" } }),
    erasePerson: (email) =>
      write(async (transaction) => (await transaction.delete(bookingEntity, { email })).affected ?? 0),
  };
}

/** Rows that hold a time: confirmed, or not confirmed but still in time. */
function heldNow(where: FindOptionsWhere<Booking>, now: Date): FindOptionsWhere<Booking>[] {
  return [
    { ...where, heldUntil: IsNull() },
    { ...where, heldUntil: MoreThan(now) },
  ];
}

/** Frees a wanted time for the unique index when it was held too long without a confirmation. */
async function releaseExpired(transaction: EntityManager, { heldAt, updatedAt }: Partial<Booking>): Promise<void> {
  if (!heldAt || !updatedAt) return;
  await transaction.update(bookingEntity, { heldAt, heldUntil: LessThanOrEqual(updatedAt) }, { heldAt: null });
}

/** Changes the row unless it was confirmed, moved, cancelled or reminded of since it was read. */
async function changeAsRead(
  transaction: EntityManager,
  { id, sequence, reminderDueAt, heldUntil }: Booking,
  change: Partial<Booking>,
): Promise<boolean> {
  const asRead = {
    id,
    sequence,
    state: "booked",
    reminderDueAt: reminderDueAt ?? IsNull(),
    heldUntil: heldUntil ?? IsNull(),
  } as const;
  const { affected } = await transaction.update(bookingEntity, asRead, change);
  return affected === 1;
}

/** Copies the booked time to the enquiry, where the inbox shows it. */
async function noteTime(transaction: EntityManager, booking: Booking): Promise<void> {
  const id = booking.enquiryId;
  const enquiry = await transaction.findOneBy(enquiryEntity, { id });
  if (!enquiry) return;
  await transaction.update(enquiryEntity, { id }, { details: slotDetails(enquiry.details, booking) });
}

/** Reports a time that is taken: the unique index prevents double booking. */
async function heldWhenConflict<T>(run: () => Promise<T>): Promise<T | "held"> {
  try {
    return await run();
  } catch (error) {
    if (isConflict(error, "held")) return "held";
    throw error;
  }
}
