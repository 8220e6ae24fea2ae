import type { BookingRepository } from "../bookings/booking-repository.ts";
import type { NewsletterRepository } from "../newsletter/newsletter-repository.ts";
import type { PersonStore } from "./person-store.ts";

/** Consultations at an agreed time. One that is erased is free for somebody else. */
export function bookingPeople(bookings: Pick<BookingRepository, "ofPerson" | "erasePerson">): PersonStore {
  return {
    name: "bookings",
    collect: async (email) =>
      (await bookings.ofPerson(email)).map(({ id, name, state, startsAt, language, createdAt, updatedAt }) => ({
        kind: "booking",
        id,
        at: createdAt,
        data: { name, email, state, startsAt, language, updatedAt },
      })),
    erase: (email) => bookings.erasePerson(email),
  };
}

/** The newsletter: that somebody signed up, confirmed, left. */
export function subscriberPeople(newsletter: Pick<NewsletterRepository, "ofPerson" | "erasePerson">): PersonStore {
  return {
    name: "subscribers",
    collect: async (email) => {
      const subscriber = await newsletter.ofPerson(email);
      if (!subscriber) return [];
      const { id, unsubscribeToken: _, ...data } = subscriber;
      return [{ kind: "subscriber", id, at: subscriber.requestedAt, data }];
    },
    erase: (email) => newsletter.erasePerson(email),
  };
}
