/** What is written down when it happens, as `object.verb`. Those of a released version keep their names: rows hold them. */
export const activityKinds = [
  "session.started",
  "session.refused",
  "session.ended",
  "session.closed",
  "browser.asked",
  "browser.known",
  "password.changed",
  "passkey.added",
  "passkey.renamed",
  "passkey.removed",
  "team.invited",
  "team.changed",
  "team.deactivated",
  "team.activated",
  "team.linked",
  "team.passkeys",
  "team.joined",
  "token.made",
  "token.used",
  "token.ended",
  "client.added",
  "client.list",
  "client.changed",
  "client.words",
  "client.recording",
  "client.logo",
  "client.id",
  "client.deleted",
  "note.added",
  "note.removed",
  "plan.changed",
  "work.added",
  "work.changed",
  "work.removed",
  "figures.typed",
  "figures.takenBack",
  "figures.imported",
  "figures.addedUp",
  "figures.deleted",
  "source.chosen",
  "source.changed",
  "source.read",
  "source.stopped",
  "source.removed",
  "run.started",
  "run.stopped",
  "run.hurried",
  "report.generated",
  "report.edited",
  "report.approved",
  "report.sent",
  "report.copied",
  "report.handedOver",
  "share.made",
  "share.ended",
  "answer.given",
  "answer.settled",
  "recipient.wrong",
  "recipient.settled",
  "recipient.takenBack",
  "mail.settled",
  "schedules.changed",
  "enquiry.received",
  "enquiry.changed",
  "enquiry.answered",
  "enquiry.client",
  "booking.made",
  "booking.confirmed",
  "booking.moved",
  "booking.cancelled",
  "newsletter.asked",
  "newsletter.confirmed",
  "newsletter.left",
  "newsletter.sent",
  "connection.started",
  "connection.added",
  "connection.ended",
  "connection.removed",
  "settings.changed",
  "settings.words",
  "person.read",
  "person.exported",
  "person.erased",
  "enquiries.exported",
  "subscribers.exported",
  "archive.exported",
  "activity.exported",
] as const;

export type ActivityKind = (typeof activityKinds)[number];

/** Who did it: a person of the team, a client in its portal, a visitor of the site, the product by its schedules, or the command line. */
export const actorKinds = ["person", "client", "visitor", "schedule", "command"] as const;

export type ActorKind = (typeof actorKinds)[number];

/** Of these, the address and the browser are kept as well. */
const atTheDoor = new Set<ActivityKind>([
  "session.started",
  "session.refused",
  "browser.known",
  "team.joined",
  "token.used",
]);

/** Whether the address and the browser are kept of what happened. */
export function keepsAddress(kind: ActivityKind): boolean {
  return atTheDoor.has(kind);
}

/** For how many months it is kept. */
export const activityMonths = 24;
