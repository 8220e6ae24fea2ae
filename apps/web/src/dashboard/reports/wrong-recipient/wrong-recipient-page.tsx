import { useTranslation } from "react-i18next";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { getEntry } from "@agency/content/get-entry";
import { languageKeys } from "@agency/content/settings";
import { actionClass } from "@agency/ui/action";
import { StateBlock } from "@agency/ui/state-block";
import { CallError } from "../../../shared/api/call-error.ts";
import { addMessages } from "../../../shared/i18n/messages.ts";
import { pageTexts } from "../../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { hiddenPageMeta } from "../../../shared/page-meta.ts";
import { StaffPage } from "../../frame/staff-page.tsx";
import { Loaded } from "../../shared/loaded.tsx";
import { addDocumentTexts } from "../review/add-document-texts.ts";
import { documentTexts } from "../review/document-texts.server.ts";
import { useWrongRecipient } from "./api.ts";
import { noticeTexts } from "./notice-texts.server.ts";
import { WhatFollows } from "./what-follows.tsx";
import "../../../styles/controls.css";

export function loader({ url }: LoaderFunctionArgs) {
  return {
    texts: pageTexts(url, ({ wrongRecipient, review: { history, preview } }) => ({
      wrongRecipient,
      review: { history, preview },
    })),
    documents: documentTexts(),
    notices: noticeTexts(),
  };
}

export const meta = hiddenPageMeta((t) => t("wrongRecipient:title"));

/** An email with a report that went to the wrong person: what was done, what was in it, and what the law asks. */
export default function WrongRecipientPage() {
  const { t } = useTranslation("wrongRecipient");
  const { documents, notices } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const id = search.get("id");
  addDocumentTexts(documents);
  for (const language of languageKeys) addMessages(language, "wrongRecipient", getEntry(notices, language));
  return <StaffPage title={t("title")}>{id === null ? <Nothing /> : <Found id={id} />}</StaffPage>;
}

function Found({ id }: { id: string }) {
  const query = useWrongRecipient(id);
  const { error } = query;
  if (error instanceof CallError && (error.status === 404 || error.status === 400)) return <Nothing />;
  return <Loaded query={query}>{(wrong) => <WhatFollows wrong={wrong} />}</Loaded>;
}

function Nothing() {
  const { t } = useTranslation("wrongRecipient");
  const localised = useLocalisedPath();
  return (
    <StateBlock
      mood="empty"
      title={t("none")}
      description={t("noneLead")}
      action={
        <Link className={actionClass("primary", "small")} to={localised("/admin/reports")}>
          {t("toReports")}
        </Link>
      }
    />
  );
}
