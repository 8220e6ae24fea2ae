import { type EntityManager, type FindOptionsWhere, IsNull, LessThanOrEqual, MoreThan } from "typeorm";
import type { Enquiry } from "../enquiries/enquiry.ts";
import { insertEnquiry, type OpenedEnquiry } from "../enquiries/store.ts";
import { enquiryEntity } from "../enquiries/table.ts";
import { isConflict, transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import { secretTokenHash } from "../kit/secrets.ts";
import { insertNotifications, withdrawNotifications } from "../notifications/store.ts";
import { type Booking, type BookingChange, type BookingMails, slotDetails } from "./booking.ts";
import { bookingEntity } from "./table.ts";

/** The starts that are held now, from a moment on. */
export async function heldStarts({ manager }: Database, moment: Date, now: Date): Promise<Date[]> {
  const held = await manager.find(bookingEntity, {
    select: { id: true, heldAt: true },
    where: heldNow({ heldAt: MoreThan(moment) }, now),
  });
  return held.flatMap(({ heldAt }) => heldAt ?? []);
}

/** Number of future times that an address holds. */
export const countUpcoming = ({ manager }: Database, email: string, now: Date): Promise<number> =>
  manager.countBy(bookingEntity, heldNow({ email, heldAt: MoreThan(now) }, now));

/**
 * Finds the booking behind a link in one of its emails.
 * @throws Refusal link_not_found
 */
export async function findBooking({ manager }: Database, token: string): Promise<Booking> {
  const tokenHash = secretTokenHash(token);
  const where = [{ tokenHash }, { reminderTokenHash: tokenHash }];
  const booking = await manager.findOne(bookingEntity, { where });
  if (!booking) throw new Refusal("link_not_found");
  return booking;
}

/** @throws Refusal link_not_found when it was erased meanwhile, and the booking with it */
export async function bookingEnquiry({ manager }: Database, { enquiryId }: Booking): Promise<Enquiry> {
  const enquiry = await manager.findOneBy(enquiryEntity, { id: enquiryId });
  if (!enquiry) throw new Refusal("link_not_found");
  return enquiry;
}

/** Stores a booking, its enquiry and the notifications. */
export const storeBooking = (database: Database, booking: Booking, opened: OpenedEnquiry): Promise<"done" | "held"> =>
  heldWhenConflict<"done">(async () => {
    await database.write(async (transaction) => {
      await releaseExpired(transaction, booking);
      await insertEnquiry(database, transactionStatements(transaction), opened);
      await transaction.insert(bookingEntity, booking);
    });
    return "done";
  });

/** Changes a booking unless it changed after it was read. Notes a new time in its enquiry. */
export const updateBooking = (
  database: Database,
  booking: Booking,
  change: Partial<Booking>,
  { notifications, withdraw }: BookingMails,
): Promise<BookingChange> =>
  heldWhenConflict(() =>
    database.write(async (transaction) => {
      await releaseExpired(transaction, change);
      if (!(await changeAsRead(transaction, booking, change))) return "stale";
      if (change.heldAt !== undefined) await noteTime(transaction, { ...booking, ...change });
      await withdrawNotifications(transaction, withdraw);
      await insertNotifications(database, transactionStatements(transaction), notifications);
      return "done";
    }),
  );

/** Bookings whose reminder is due, earliest first. */
export const dueReminders = ({ manager }: Database, now: Date, limit: number): Promise<Booking[]> =>
  manager.find(bookingEntity, {
    where: { state: "booked", reminderDueAt: LessThanOrEqual(now) },
    order: { reminderDueAt: "ASC" },
    take: limit,
  });

/** Newest first. */
export const findBookings = ({ manager }: Database, email: string): Promise<Booking[]> =>
  manager.find(bookingEntity, { where: { email }, order: { createdAt: "DESC", id: "DESC" } });

/** @returns how many rows were deleted */
export const eraseBookings = ({ write }: Database, email: string): Promise<number> =>
  write(async (transaction) => (await transaction.delete(bookingEntity, { email })).affected ?? 0);

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
