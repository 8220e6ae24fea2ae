import { servicePictures as own, sharedPictures, writtenPictures } from "#agency/pictures.ts";
import type { Language, ServiceKey } from "./settings.ts";

/** Pictures that articles and stories show, by their paths in the agency's folder. */
export const shownInTexts: readonly string[] = writtenPictures;

/** Pictures that are shared with a page. */
export const shownInPreviews: readonly string[] = sharedPictures;

/** The photographs at the top of services' pages. */
export const servicePictures: Partial<Record<ServiceKey, { file: string; alt: Record<Language, string> }>> = own;
