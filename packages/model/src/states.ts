/** How far the making of a report is. */
export const reportStates = ["queued", "running", "done", "failed"] as const;
export type ReportState = (typeof reportStates)[number];

/** How far one sending of a report is. */
export const dispatchStates = ["queued", "rendered", "sending", "sent", "failed", "uncertain"] as const;
export type DispatchState = (typeof dispatchStates)[number];

/** How far an email is that carries no report. */
export const notificationStates = ["queued", "sending", "sent", "failed", "uncertain"] as const;
export type NotificationState = (typeof notificationStates)[number];

/** What the list of reports can be narrowed to by the sending that was asked for last. */
export const mailFilters = ["unsent", "sent", "pending", "failed", "uncertain"] as const;
export type MailFilter = (typeof mailFilters)[number];

/** The forms that leave an enquiry. */
export const enquiryKinds = ["contact", "consultation", "audit", "subscription"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** Whether the agency works for a client now. */
export const clientStatuses = ["active", "paused"] as const;
export type ClientStatus = (typeof clientStatuses)[number];

/** What a schedule does when its moment has come. */
export const scheduleModes = ["send", "review"] as const;
export type ScheduleMode = (typeof scheduleModes)[number];
