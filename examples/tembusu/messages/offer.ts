type Item = { title: string; text: string };

/** What is said about one service and no other. */
export type Offer = {
  promise: string;
  lead: string;
  /** What the picture of the hero is captioned with, beside the price. */
  fact: { figure: string; meaning: string };
  price: string;
  delivery: string;
  offer: string;
  features: readonly Item[];
  channels: Readonly<Record<string, { name: string; text: string }>>;
  packages: {
    title: string;
    lead: string;
    items: Readonly<
      Record<string, { name: string; description: string; features: readonly string[]; guarantee: string }>
    >;
  };
  faqs: readonly { question: string; answer: string }[];
  start: string;
};
