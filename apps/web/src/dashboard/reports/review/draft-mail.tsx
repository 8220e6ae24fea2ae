import type { Language } from "@agency/content/settings";
import { Stack, Text } from "@agency/ui/layout";
import { MailView } from "../../settings/mail-view.tsx";
import { Loaded } from "../../shared/loaded.tsx";
import { type ReportPlace, useDraftMail } from "./api.ts";

type DraftMailProps = { place: ReportPlace; version: number; language: Language };

/** The email of a report as a recipient who reads a language would get it. */
export function DraftMail({ place, version, language }: DraftMailProps) {
  const mail = useDraftMail(place, version, language);
  return (
    <Loaded query={mail} compact>
      {(shown) => (
        <Stack gap="1rem" packed card="plain" inset="1rem" aria-busy={mail.isPlaceholderData}>
          <Text size="large" strong lang={language}>
            {shown.subject}
          </Text>
          <MailView mail={shown} />
        </Stack>
      )}
    </Loaded>
  );
}
