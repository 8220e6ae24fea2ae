import { type TileColour, tileFills, type TileKind, Tiles } from "@agency/ui/tiles/tile";

const kinds = { s: "shutter", a: "arch", p: "petals", t: "star", c: "cup", q: "quarters" } as const satisfies Record<
  string,
  TileKind
>;

type House = {
  /** Position in tiles from the left. */
  x: number;
  wall: TileColour;
  trim: TileColour;
  dark: TileColour;
  /** The floors from the top, one letter per tile. */
  floors: readonly string[];
  gable?: "round" | "steps" | "peak";
};

/** Shophouses with a browser's address bar as the signboard. */
const houses: readonly House[] = [
  { x: 0, wall: "soft", trim: "light", dark: "shade", floors: ["ss", "aa"], gable: "round" },
  { x: 2, wall: "bright", trim: "accent", dark: "dark", floors: ["sts", "aaa"], gable: "steps" },
  { x: 5, wall: "second", trim: "soft", dark: "dark", floors: ["pp", "ss", "aa"] },
  { x: 7, wall: "accent", trim: "bright", dark: "dark", floors: ["sqs", "scs", "aaa"], gable: "peak" },
  { x: 10, wall: "plain", trim: "light", dark: "shade", floors: ["ss", "aa"], gable: "round" },
  { x: 12, wall: "shade", trim: "soft", dark: "dark", floors: ["tt", "ss", "aa"], gable: "steps" },
  { x: 14, wall: "bright", trim: "light", dark: "accent", floors: ["ss", "aa"] },
];

const ground = 500;
const bar = 44;

/** A street of shophouses, for web design. Its box crops it at both sides and at the top. */
export function Street() {
  return (
    <svg data-tiles="scene" viewBox="0 0 1600 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="570" cy="190" r="130" fill="var(--tile-bright)" />
      <path fill="var(--tile-soft)" d="M980 500A420 420 0 0 1 1130 90V500Z" />
      <path fill="var(--tile-second)" d="M1130 90A420 420 0 0 1 1280 500H1130Z" />
      <path fill="var(--tile-shade)" d="M130 500A360 360 0 0 1 260 150V500Z" />
      <path fill="var(--tile-dark)" d="M260 150A360 360 0 0 1 390 500H260Z" />
      {houses.map((house) => (
        <Shophouse key={house.x} {...house} />
      ))}
      <path fill="var(--tile-dark)" d="M0 500H1600V560H0Z" />
      <path stroke="var(--tile-bright)" strokeWidth="6" strokeDasharray="60 40" d="M0 530H1600" />
    </svg>
  );
}

function Shophouse({ x, wall, trim, dark, floors, gable }: House) {
  const left = x * 100;
  const width = (floors[0]?.length ?? 0) * 100;
  const top = ground - floors.length * 100;
  const eaves = top - bar;
  return (
    <>
      {gable && <path fill={tileFills[wall]} d={outline(gable, left + width / 2, eaves)} />}
      <path fill={tileFills[dark]} d={`M${left} ${eaves}h${width}v${bar}h${-width}Z`} />
      {(["accent", "bright", "soft"] as const).map((colour, place) => (
        <circle key={colour} cx={left + 24 + place * 24} cy={eaves + 22} r="7" fill={tileFills[colour]} />
      ))}
      <path
        d={`M${left + 102} ${eaves + 22}H${left + width - 26}`}
        stroke="var(--tile-light)"
        strokeWidth="16"
        strokeLinecap="round"
      />
      <Tiles
        tiles={floors.flatMap((floor, row) =>
          Array.from(floor, (letter, column) => ({
            kind: kinds[letter as keyof typeof kinds],
            ground: wall,
            figure: trim,
            second: dark,
            x: left + column * 100,
            y: top + row * 100,
          })),
        )}
      />
    </>
  );
}

/** The outline above the signboard. */
function outline(gable: NonNullable<House["gable"]>, middle: number, foot: number): string {
  if (gable === "round") return `M${middle - 60} ${foot}a60 60 0 0 1 120 0Z`;
  if (gable === "peak") return `M${middle - 100} ${foot}v-24q60 -4 100 -44q40 40 100 44v24Z`;
  return `M${middle - 80} ${foot}v-28h40v-28h80v28h40v28Z`;
}
