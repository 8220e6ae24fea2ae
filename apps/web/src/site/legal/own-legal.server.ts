import { checkLinks, parseMarkdown } from "@agency/content/articles/markdown";
import type { Language } from "@agency/content/settings";
import { withReplyTime } from "@agency/content/text-facts";
import { getMessages } from "@agency/content/translations";
import { canLinkTo, writeText } from "../shared/write-text.server.ts";
import type { LegalPageName } from "./legal-blocks.tsx";

/** The agency's own words of law as HTML. */
export type OwnLegalHtml = {
  whole: boolean;
  /** Of a whole page. */
  description: string | undefined;
  lead: string;
  sections: readonly { title: string; html: string }[];
};

/**
 * The agency's own words on a page; undefined without any.
 * @throws when they link to a page that does not exist
 */
export function ownLegal(page: LegalPageName, language: Language): OwnLegalHtml | undefined {
  const own = getMessages(language).ownLegal[page];
  if (!own) return undefined;
  const html = (markdown: string) => {
    const body = parseMarkdown(withReplyTime(markdown, language));
    checkLinks(body, `legal/${page}/${language}.md`, (address) => canLinkTo(address, language));
    return writeText({ body }, `legal/${page}`, language).parts.join("");
  };
  const sections = own.sections.map(({ title, text }) => ({ title, html: html(text) }));
  return {
    whole: own.description !== "",
    description: own.description || undefined,
    lead: html(own.lead),
    sections,
  };
}
