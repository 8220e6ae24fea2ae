/** What is said about a service on the first day. */
export type Offer = {
  promise: string;
  lead: string;
  /** Three of them. */
  features: readonly { title: string; text: string }[];
};
