/** The texts of a service until the agency writes its own. */
export type Offer = {
  promise: string;
  lead: string;
  /** Three of them. */
  features: readonly { title: string; text: string }[];
};
