import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { localisedPath } from "../i18n/language-path.ts";
import { useLanguage } from "../i18n/use-language.ts";
import styles from "./share-links.module.css";

/** A link that was just made, to be copied: nobody can read it again. */
export function MadeLink({ token }: { token: string }) {
  const { t } = useTranslation("share");
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}${localisedPath("/client-portal/shared", language)}#${token}`;

  useEffect(() => field.current?.select(), []);

  const copy = () => {
    field.current?.select();
    // Browsers without a clipboard keep the link selected.
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Row gap="0.5rem 0.75rem" align="end" className={styles["made"]}>
      <label>
        <span>{t("made")}</span>
        <input ref={field} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <button type="button" className={actionClass("secondary", "small")} onClick={copy}>
        {t("copy")}
      </button>
      <p role="status">{copied ? t("copied") : t("once")}</p>
    </Row>
  );
}
