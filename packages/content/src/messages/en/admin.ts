export const admin = {
  title: "Reporting System Dashboard",
  login: { title: "Staff sign-in" },
} as const;
