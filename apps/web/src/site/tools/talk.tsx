import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { ChatLink, type ToolResult } from "../../shared/contact/chat-link.tsx";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";

/** The service that a tool's result leads to. */
const serviceOf = { audit: "seo", speed: "web-design" } as const;

type TalkProps = {
  result: ToolResult;
  /** The page that a chat is about, if it is not the current page. */
  page?: string | undefined;
};

/** Leads from a tool's result to a person: to the contact form, with the result filled in, or to a chat about it. */
export function Talk({ result, page }: TalkProps) {
  const { t } = useTranslation("tools");
  const localised = useLocalisedPath();
  const { tool, url, score } = result;
  const filledIn = new URLSearchParams({
    service: serviceOf[tool],
    website: url,
    score,
    ...(tool === "speed" && { tool }),
  });
  return (
    <Row as="p" gap="0.75rem 1.5rem" align="center">
      <Link className={actionClass("secondary")} to={localised(`/?${filledIn.toString()}#contact`)}>
        {t("audit.talk")}
      </Link>
      <ChatLink result={result} page={page} />
    </Row>
  );
}
