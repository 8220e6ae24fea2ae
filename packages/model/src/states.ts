/** The states of a report's generation. */
export const reportStates = ["queued", "running", "done", "failed"] as const;
export type ReportState = (typeof reportStates)[number];

/** The states of a report's dispatch. */
export const dispatchStates = ["queued", "rendered", "sending", "sent", "failed", "uncertain"] as const;
export type DispatchState = (typeof dispatchStates)[number];

/** The states of an email other than a report. */
export const notificationStates = ["queued", "sending", "sent", "failed", "uncertain"] as const;
export type NotificationState = (typeof notificationStates)[number];

/** Filters of the report list by the state of the latest dispatch. */
export const mailFilters = ["unsent", "sent", "pending", "failed", "uncertain"] as const;
export type MailFilter = (typeof mailFilters)[number];

/** The forms that create an enquiry. */
export const enquiryKinds = ["contact", "consultation", "audit", "subscription"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** Whether the agency currently works for a client. An ended client is deleted after the retention period. */
export const clientStatuses = ["active", "paused", "ended"] as const;
export type ClientStatus = (typeof clientStatuses)[number];

/** What a schedule does when it is due. */
export const scheduleModes = ["send", "review"] as const;
export type ScheduleMode = (typeof scheduleModes)[number];
