import { useLoaderData } from "react-router";
import { type MemberKey, team } from "@agency/content/team";
import { Portrait } from "@agency/ui/tiles/portrait";
import { type BuiltPicture, Picture } from "../shared/picture/picture.tsx";

/** What the loader of a page with members gives it, besides the texts: photographs, where there are any. */
export type MemberPhotos = { photos: Partial<Record<MemberKey, BuiltPicture>> };

type Props = {
  /** The member, by the place in the team. */
  place: number;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
};

/** The photograph of a member, or the drawn portrait that stands in for it. */
export function MemberPicture({ place, sizes, className }: Props) {
  const { photos } = useLoaderData<MemberPhotos>();
  const member = team[place];
  if (!member) return null;
  const photo = photos[member.key];
  if (photo) return <Picture picture={photo} alt={member.name} sizes={sizes} className={className} />;
  return <Portrait initials={member.initials} place={place} className={className} />;
}
