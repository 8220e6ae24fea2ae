/** The sender of reports and other emails. `address` is on one line. */
export type AgencyDetails = { name: string; address: string; email: string; phone: string; timeZone: string };
