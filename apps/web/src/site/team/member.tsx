import { useTranslation } from "react-i18next";
import { useLoaderData } from "react-router";
import { team } from "@agency/content/team";
import { actionClass } from "@agency/ui/action";
import { Tile, type TileColour, tileFills, type TileProps } from "@agency/ui/tiles/tile";
import { type BuiltPicture, Picture } from "../shared/picture.tsx";

/** Loader data of a page with team members, besides the texts: the available photographs. */
type MemberPhotos = { photos: Partial<Record<string, BuiltPicture>> };

type Props = {
  /** The member's position in the team. */
  place: number;
  /** The displayed width, as a `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
};

/** The photograph of a member, or a drawn portrait if there is none. */
export function MemberPicture({ place, sizes, className }: Props) {
  const { photos } = useLoaderData<MemberPhotos>();
  const member = team[place];
  if (!member) return null;
  const photo = photos[member.key];
  if (photo) return <Picture picture={photo} alt={member.name} sizes={sizes} className={className} />;
  return <Portrait initials={member.initials} place={place} className={className} />;
}

/** Leads to a member's profile on LinkedIn, if there is one. */
export function ProfileLink({ name, address }: { name: string; address: string }) {
  const { t } = useTranslation("team");
  if (address === "") return null;
  return (
    <a
      className={actionClass("secondary", "small")}
      href={address}
      rel="noopener"
      aria-label={t("linkedinOf", { name })}
    >
      {t("linkedin")}
    </a>
  );
}

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

type PortraitProps = {
  initials: string;
  /** The variant; alternate it for neighbouring portraits. */
  place: number;
  className?: string | undefined;
};

/** The largest size at which initials stay within the bay in any font. */
function initialsSize(initials: string): number {
  return /[MW\p{M}\p{Script=Han}]/u.test(initials) ? 112 : 144;
}

/** A placeholder for a photograph: a person's initials in a bay of the five-foot way. 300 wide and 360 high. */
function Portrait({ initials, place, className }: PortraitProps) {
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
        fontSize={initialsSize(initials)}
        style={{ fontWeight: 750 }}
        letterSpacing="-6"
        textAnchor="middle"
      >
        {initials}
      </text>
    </svg>
  );
}
