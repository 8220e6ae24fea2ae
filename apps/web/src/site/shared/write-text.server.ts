import { pictures } from "virtual:pictures";
import type { ArticleText } from "@agency/content/articles/parse-article";
import { renderArticle, type RenderedArticle } from "@agency/content/articles/render-article";
import { picturePlaces } from "@agency/content/picture-places";
import { plainAddress } from "@agency/content/plain-address";
import type { Language } from "@agency/content/settings";
import { hasSection } from "@agency/content/site-paths";
import { getMessages } from "@agency/content/translations";
import { localisedPath } from "../../shared/i18n/language-path.ts";
import { publicPages } from "../public-pages.ts";
import { type BuiltPicture, pictureFiles } from "./picture.tsx";

/** The widths of a picture in a text: as wide as its column. */
const sizes = "(min-width: 48em) 42rem, 92vw";

/**
 * The HTML of a text that was written as Markdown, on a page in a language.
 * @param folder of the text in the agency's folder, such as `work/kedai-kopi`
 */
export function writeText(text: Pick<ArticleText, "body">, folder: string, language: Language): RenderedArticle {
  const { table, footnotes } = getMessages(language).article;
  return renderArticle(text, {
    address: (path) => localisedPath(path, language),
    tableName: (heading) => table.replace("{{heading}}", () => heading),
    footnotes: { title: footnotes.title, back: (place) => footnotes.back.replace("{{place}}", place) },
    picture: (name) => {
      const picture = builtPicture(pictures.written, name, folder);
      return { ...pictureFiles(picture), sizes, width: picture.width, height: picture.height };
    },
  });
}

/**
 * The picture that a file in a folder names.
 * @param name its path in the agency's folder, where no folder is given
 * @throws when the build has not made it
 */
export function builtPicture<T = BuiltPicture>(made: Readonly<Record<string, T>>, name: string, folder?: string): T {
  const places = folder === undefined ? [name] : picturePlaces(name, folder);
  const place = places.find((each) => each in made);
  if (place === undefined)
    throw new Error(`The build has no picture ${places[0]}. Start it again, and it will make it.`);
  return made[place] as T;
}

/** Whether a text in a language can link to an address: a public page, or a section that one has. */
export function canLinkTo(address: string, language: Language): boolean {
  const { pathname, hash } = new URL(address, "https://site.example");
  const path = plainAddress(pathname);
  const hasPage = publicPages.some((page) => page.path === path && page.available.includes(language));
  return hasPage && (hash === "" || hasSection(path, hash.slice(1)));
}
