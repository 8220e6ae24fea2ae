import { pictures } from "virtual:pictures";
import { checkLinks, parseMarkdown } from "@agency/content/articles/markdown";
import { projectTexts } from "@agency/content/project-texts";
import { projects, projectsAfter } from "@agency/content/projects";
import type { Language, ServiceKey } from "@agency/content/settings";
import type { ProjectTexts } from "@agency/content/shape";
import { withReplyTime } from "@agency/content/text-facts";
import type { Messages } from "@agency/content/translation";
import type { SharedPicture } from "../../shared/page-meta.ts";
import type { BuiltPicture } from "../shared/picture.tsx";
import type { ShownVideo } from "../shared/video.tsx";
import { shownVideo } from "../shared/videos.server.ts";
import { builtPicture, canLinkTo, writeText } from "../shared/write-text.server.ts";
import { phone, type Place, placesIn, wide } from "./rows.ts";

/** A project as other pages show it. */
export type ProjectCard = {
  key: string;
  /** The only one that it is in. */
  language: string | undefined;
  client: string;
  place?: string | undefined;
  result: string;
  services: readonly ServiceKey[];
  picture: BuiltPicture;
  alt: string;
};

/** The cards of projects in a language. */
export function projectCards(shown: typeof projects, language: Language): ProjectCard[] {
  return shown.map(({ key, language: own, services }) => {
    const { client, place, result, pictures: described } = projectTexts(key, language);
    const [{ file, alt }] = described;
    return { key, language: own, client, place, result, services, picture: builtPicture(pictures.written, file), alt };
  });
}

/** Whether a project has figures of before and after the work. */
export function haveFigures(language: Language): boolean {
  return projects.some(({ key }) => projectTexts(key, language).figures.length > 0);
}

/** The texts around the links to projects on the pages of services and cities. */
export function linkTexts({ all, sample, samples, related }: Messages["work"]) {
  return { all, sample, samples, related };
}

/** A picture of a project with what it shows. */
export type Shown = { picture: BuiltPicture; alt: string; caption?: string };

/** A picture of a gallery with its places in the rows of phones and of wider screens. */
export type Placed = Shown & { narrow: Place; wide: Place };

function placed(shown: readonly Shown[]): Placed[] {
  const ratios = shown.map(({ picture: { width, height } }) => width / height);
  const onPhones = placesIn(ratios, phone);
  const onWide = placesIn(ratios, wide);
  return shown.map((each, at) => ({ ...each, narrow: onPhones[at] as Place, wide: onWide[at] as Place }));
}

/** The data of a project's page. */
export type ProjectOnPage = {
  project: Omit<ProjectTexts, "pictures" | "video" | "task" | "done"> & {
    video: ShownVideo | undefined;
    /** The only one that it is in. */
    language: string | undefined;
    /** The story as HTML. */
    task: string;
    done: readonly { title: string; html: string }[];
    key: string;
    services: readonly [ServiceKey, ...ServiceKey[]];
    pictures: readonly Shown[];
    /** All but the first, in their places; empty where the second is beside the steps. */
    gallery: readonly Placed[];
  };
  /** Shown when somebody shares the page. */
  preview: SharedPicture;
  others: ProjectCard[];
};

/** How many other projects are shown. */
const othersCount = 2;

/**
 * The data of a project's page. Undefined for an unknown key.
 * @throws when its story links to a page that does not exist
 */
export function projectPage(key: string | undefined, language: Language): ProjectOnPage | undefined {
  const found = projects.find((project) => project.key === key);
  if (!found) return undefined;
  const { pictures: described, video: videoWords, task, done, ...texts } = projectTexts(found.key, language);
  const folder = `work/${found.key}`;
  const html = (markdown: string) => {
    const body = parseMarkdown(withReplyTime(markdown, language));
    checkLinks(body, `${folder}/${language}.md`, (address) => canLinkTo(address, language));
    return writeText({ body }, folder, language).parts.join("");
  };
  const shown = described.map(({ file, ...words }) => ({ picture: builtPicture(pictures.written, file), ...words }));
  return {
    project: {
      ...texts,
      task: html(task),
      done: done.map(({ title, text }) => ({ title, html: html(text) })),
      video: found.video && videoWords && shownVideo(found.video, videoWords),
      key: found.key,
      language: found.language,
      services: found.services,
      pictures: shown,
      gallery: hasPictureBesideSteps(shown, done) ? [] : placed(shown.slice(1)),
    },
    preview: sharedPreview(described),
    others: projectCards(projectsAfter(found.key).slice(0, othersCount), language),
  };
}

function sharedPreview([{ file, alt }]: ProjectTexts["pictures"]): SharedPicture {
  return { path: builtPicture(pictures.shared, file), alt };
}

/** A second and last picture accompanies the steps. */
function hasPictureBesideSteps(shown: readonly Shown[], steps: readonly unknown[]): boolean {
  return shown.length === 2 && steps.length > 0;
}
