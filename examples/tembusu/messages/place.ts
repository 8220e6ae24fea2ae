/** What is said about one city and no other. */
export type Place = {
  state: string;
  description: string;
  population: string;
  businessHub: string;
  neighbourhoods: readonly { name: string; text: string }[];
  /** Who is likely to look for a business there, and what that asks of its pages. */
  customers: string;
};
