import { useLoaderData } from "react-router";
import { type MemberKey, team } from "@agency/content/team";
import { Portrait } from "@agency/ui/tiles/portrait";
import { type BuiltPicture, Picture } from "../shared/picture/picture.tsx";

/** Loader data of a page with team members, besides the texts: the available photographs. */
export type MemberPhotos = { photos: Partial<Record<MemberKey, BuiltPicture>> };

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
