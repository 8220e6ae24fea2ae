import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { aboutLanguage, type Language } from "@agency/content/settings";
import type { ReportDraft } from "@agency/contracts/reports";
import { changedComments, languagesRead, languagesWithoutComment } from "@agency/model/report/comments";
import { Stack, Text } from "@agency/ui/layout";
import { useFormat, useListFormat } from "../../shared/use-format.ts";
import { longestComment } from "../api.ts";
import { useProposals } from "../proposals/api.ts";
import { Proposals } from "../proposals/proposals.tsx";
import type { ReportPlace } from "./api.ts";
import type { Edits } from "./edit-recommendations.tsx";

type EditCommentsProps = {
  place: ReportPlace;
  edits: Edits;
  /** The client's language. */
  own: Language;
  recipients: ReportDraft["recipients"];
};

/** A comment for each language that the report is read in, and who gets none while others get one. */
export function EditComments({ place, edits, own, recipients }: EditCommentsProps) {
  const { t } = useTranslation("review");
  const joinNames = useListFormat();
  const { number } = useFormat();
  const { comments, setComment } = edits;
  const read = languagesRead(own, recipients);
  const without = languagesWithoutComment(changedComments(comments, {}), read);
  const { data: proposals = [] } = useProposals(place);
  const proposedIn = proposals.flatMap(({ kind, language }) => (kind === "comment" && language ? [language] : []));
  const languages = [...new Set([...read, ...Object.keys(comments), ...proposedIn])];
  /** Below what is there already. */
  const write = async (language: Language, text: string) => {
    const longer = [comments[language]?.trim(), text].filter(Boolean).join("\n\n");
    if (longer.length > longestComment) return t("proposal.tooLong", { most: number(longestComment) });
    setComment(language, longer);
    return null;
  };
  return languages.map((language) => {
    const { label } = aboutLanguage(language);
    const readers = recipients.filter((one) => (one.language ?? own) === language);
    const names = joinNames(readers.map(({ name, email }) => name ?? email));
    const params = { language: label, names, count: readers.length };
    const reads = readers.length > 0 ? "edit.readBy" : language === own ? "edit.readInPortal" : "edit.readByNobody";
    const misses = readers.length > 0 ? "edit.noComment" : "edit.noCommentInPortal";
    return (
      <Stack key={language} gap="0.5rem">
        <Textarea
          id={`review-comment-${language}`}
          label={languages.length > 1 ? t("edit.commentIn", params) : t("edit.comment")}
          description={
            languages.length > 1 ? (
              <>
                {t(reads, params)}
                {without.includes(language) && (
                  <Text as="span" tone="accent">
                    {" "}
                    {t(misses, params)}
                  </Text>
                )}
              </>
            ) : (
              t("edit.commentHint", params)
            )
          }
          lang={language}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={longestComment}
          value={comments[language] ?? ""}
          onChange={({ currentTarget }) => setComment(language, currentTarget.value)}
        />
        <Proposals
          place={place}
          proposals={proposals.filter((one) => one.kind === "comment" && one.language === language)}
          write={(text) => write(language, text)}
        />
      </Stack>
    );
  });
}
