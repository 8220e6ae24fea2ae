import { mix, readable } from "./colour-math.ts";
import type { Colour } from "./shape.ts";

/** The product's green and red, whatever the brand: the tones of texts, and the tones that pale grounds are mixed from. */
const verdicts = {
  light: { good: "#17614f", goodStrong: "#0f4a3c", goodTint: "#60bbae", bad: "#a82a12", badTint: "#f17f72" },
  dark: { good: "#74cdb3", goodStrong: "#97dcc7", goodTint: "#37ad8c", bad: "#ff8f76", badTint: "#eb351e" },
} as const;

type Grounds = { paper: Colour; ink: Colour; surface?: Colour; paper2?: Colour };

/** Better and worse in a scheme, in tones that can be read on its grounds. */
export function verdictsOn(scheme: keyof typeof verdicts, { paper, ink, surface = paper, paper2 }: Grounds) {
  const { good, goodStrong, goodTint, bad, badTint } = verdicts[scheme];
  const grounds = [paper, surface, paper2 ?? mix(paper, ink, 0.06)].map((ground) => [ground, 4.5] as const);
  const goodSoft = mix(paper, goodTint, 0.2);
  return {
    good: readable(good, grounds),
    goodStrong: readable(goodStrong, [[goodSoft, 4.5]]),
    goodSoft,
    bad: readable(bad, grounds),
    badSoft: mix(paper, badTint, 0.2),
  };
}
