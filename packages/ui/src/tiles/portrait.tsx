import { Tile, type TileColour, type TileProps, tileFills } from "./tile.tsx";

type Look = { wall: TileColour; niche: TileColour; letters: TileColour; sign: TileProps };

const looks: readonly Look[] = [
  {
    wall: "accent",
    niche: "light",
    letters: "dark",
    sign: { kind: "petals", ground: "light", figure: "accent", second: "second" },
  },
  {
    wall: "second",
    niche: "soft",
    letters: "dark",
    sign: { kind: "star", ground: "soft", figure: "second", second: "light" },
  },
  {
    wall: "bright",
    niche: "dark",
    letters: "light",
    sign: { kind: "petal", ground: "dark", figure: "bright", turn: 1 },
  },
];

export type PortraitProps = {
  initials: string;
  /** The variant; alternate it for neighbouring portraits. */
  place: number;
  className?: string | undefined;
};

/** The largest size at which initials stay within the bay in any font. */
function sizeOf(initials: string): number {
  if (initials.length > 2) return 88;
  return /[MW\p{Script=Han}]/u.test(initials) ? 112 : 144;
}

/** A placeholder for a photograph: a person's initials in a bay of the five-foot way. 300 wide and 360 high. */
export function Portrait({ initials, place, className }: PortraitProps) {
  const look = looks[place % looks.length];
  if (!look) return null;
  return (
    <svg className={className} viewBox="0 0 300 360" aria-hidden="true">
      <path fill={tileFills[look.wall]} d="M0 0H300V360H0Z" />
      <path fill={tileFills[look.niche]} d="M28 360V160A122 122 0 0 1 272 160V360Z" />
      <g data-tiles transform="translate(114 78) scale(.72)">
        <Tile {...look.sign} />
      </g>
      <text
        x="147"
        y="312"
        fill={tileFills[look.letters]}
        fontFamily="var(--font-display)"
        fontSize={sizeOf(initials)}
        style={{ fontWeight: 750 }}
        letterSpacing="-6"
        textAnchor="middle"
      >
        {initials}
      </text>
    </svg>
  );
}
