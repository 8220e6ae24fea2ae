import { Code, SegmentedControl, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { aboutLanguage } from "@agency/content/settings";
import type { OwnWords } from "@agency/contracts/mail-words";
import {
  longestMailWords,
  mailPlaceholders,
  type MailWordPart,
  mailWordParts,
  writtenPlaceholder,
} from "@agency/model/report/mail-words";
import { Row, Stack, Text } from "@agency/ui/layout";
import { hintBelow } from "../shared/field-messages.ts";
import type { Wording } from "./use-wording.ts";

type WordsFieldsProps = {
  wording: Wording;
  /** What stands in place of an empty field. */
  usual: OwnWords[];
};

const lines: Partial<Record<MailWordPart, number>> = { introduction: 4, signature: 3 };

/** The fields of an email's own words, in one language at a time. */
export function WordsFields({ wording, usual }: WordsFieldsProps) {
  const { t } = useTranslation("mailWords");
  const { language, words } = wording;
  const standing = usual.find((one) => one.language === language);

  const field = (part: MailWordPart) => {
    const label = t(`part.${part}`);
    const problem = wording.problem(part);
    return {
      name: part,
      label,
      lang: language,
      autoComplete: "off",
      maxLength: longestMailWords[part],
      placeholder: standing?.[part] || t("none"),
      inputWrapperOrder: hintBelow,
      ...(part !== "greeting" && { description: t(`hint.${part}`) }),
      value: wording.typed(part),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => wording.write(part, currentTarget.value),
      error: problem && t("problem", { field: label, message: problem }),
    };
  };

  return (
    <Stack gap="1rem">
      {words.length > 1 && (
        <SegmentedControl
          mr="auto"
          aria-label={t("language")}
          value={language}
          data={words.map((one) => ({ value: one.language, label: aboutLanguage(one.language).label }))}
          onChange={wording.setLanguage}
        />
      )}
      {mailWordParts.map((part) =>
        lines[part] === undefined ? (
          <TextInput key={part} {...field(part)} />
        ) : (
          <Textarea key={part} rows={lines[part]} {...field(part)} />
        ),
      )}
      <Stack gap="0.25rem">
        <Text size="small" tone="soft">
          {t("placeholders")}
        </Text>
        <Row as="ul" gap="0.25rem 1.25rem">
          {mailPlaceholders.map((name) => (
            <li key={name}>
              <Text as="span" size="small" tone="soft">
                <Code>{writtenPlaceholder(name)}</Code> {t(`placeholder.${name}`)}
              </Text>
            </li>
          ))}
        </Row>
      </Stack>
    </Stack>
  );
}
