export const portal = {
  title: "Client portal",
} as const;
