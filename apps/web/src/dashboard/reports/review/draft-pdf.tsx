import { Paper } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Language } from "@agency/content/settings";
import { Stack } from "@agency/ui/layout";
import { Loaded } from "../../shared/loaded.tsx";
import { type ReportPlace, useDraftPages } from "./api.ts";

type DraftPdfProps = { place: ReportPlace; version: number; language: Language };

/** The pages of a report's PDF in a language. Nothing of ours may be framed, so the browser's own viewer cannot show them here. */
export function DraftPdf({ place, version, language }: DraftPdfProps) {
  const { t } = useTranslation("review");
  const query = useDraftPages(place, version, language);
  return (
    <Loaded query={query} compact>
      {(pages) => (
        <Stack as="ol" gap="1rem" packed aria-busy={query.isPlaceholderData}>
          {pages.map((page, index) => (
            <li key={index}>
              <Paper
                component="img"
                withBorder
                display="block"
                w="100%"
                src={page}
                alt={t("preview.page", { page: index + 1, pages: pages.length })}
              />
            </li>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}
