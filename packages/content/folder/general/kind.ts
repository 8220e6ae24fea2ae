import type { CityPoint } from "../../src/agency-texts.ts";

type Titled = { title: string; text: string };
type Size = { name: string; description: string; features: readonly string[]; guarantee: string };

/** Texts of a kind of service until an agency writes its own. */
export type KindTexts = {
  /** Ends the description of its page: wordings of a sentence, of which the first that fits is taken. */
  proof: readonly (string | readonly string[])[];
  /** The same for its pages in cities. */
  proofInCity: readonly (string | readonly string[])[];
  /** The result at the end of the time on its page. */
  delivery: string;
  fact: { figure: string; meaning: string };
  offer: string;
  /** Three, after those of the service itself. */
  features: readonly Titled[];
  channels: Readonly<Record<string, { name: string; text: string }>>;
  sizes: { small: Size; medium: Size; large: Size };
  /** Five steps. */
  steps: readonly Titled[];
  faqs: readonly { question: string; answer: string }[];
  start: string;
  pointsIn: (city: string) => readonly [CityPoint, CityPoint, CityPoint];
};
