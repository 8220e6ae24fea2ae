/** For how many days a link to a report can be made. */
export const shareDays = [7, 30, 90] as const;
