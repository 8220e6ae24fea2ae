import { bookConsultation, confirmBooking, type ConsultationInput } from "@agency/contracts/bookings";
import type { OpenBookingNotification } from "../bookings/mails/booking.ts";
import { bookingEntity } from "../bookings/table.ts";
import { notificationEntity } from "../notifications/table.ts";
import type { Api } from "./api.ts";

/** A moment by the agency's clock. The tests' clock is set to noon on Tuesday, 10 November 2026. */
export const at = (local: string) => new Date(`${local}+08:00`).toISOString();
export const thursday = at("2026-11-12T09:00");
export const friday = at("2026-11-13T09:00");
export const person = { name: "Aminah Contoh", email: "aminah@client.test" };
export const anybody = { session: null } as const;

const withToken = ["booking-verification", "booking-confirmation"];

/** Asks for consultations as a visitor does, and reads what came of it. */
export function bookingDesk(api: Api) {
  const { manager } = api.dependencies.database;
  const notifications = () => manager.find(notificationEntity, { order: { id: "ASC" } });
  const ask = (input: Partial<ConsultationInput> = {}) =>
    api.call(bookConsultation, { body: { ...person, ...input } }, anybody);
  const confirm = (token: string) => api.call(confirmBooking, { params: { token } }, anybody);

  /** The token in the newest email about a booking. */
  async function tokenFor(email: string = person.email): Promise<string> {
    const [newest] = (await notifications())
      .filter(({ kind, recipient }) => withToken.includes(kind) && recipient === email)
      .toReversed();
    return (newest?.parameters as OpenBookingNotification | undefined)?.token ?? "";
  }

  return {
    ask,
    confirm,
    tokenFor,
    notifications,
    /** Asks for a time and confirms it. Returns the token of its link. */
    book: async (input: Partial<ConsultationInput> & { slot: string }): Promise<string> => {
      await ask(input);
      const token = await tokenFor(input.email);
      await confirm(token);
      return token;
    },
    bookings: () => manager.find(bookingEntity),
    kinds: async () => (await notifications()).map(({ kind, recipient }) => `${kind} to ${recipient}`).toSorted(),
  };
}

/** Deletes every booking and email, and resets the clock. */
export async function emptyBookings(api: Api): Promise<void> {
  for (const table of ["enquiries", "notifications"]) {
    await api.dependencies.database.write((manager) => manager.query(`DELETE FROM ${table}`));
  }
  await api.empty();
}
