import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "./website.module.css";

/** The client's website without scheme and trailing slash. */
export function Website({ address }: { address: string }) {
  const { t } = useTranslation("portal");
  return (
    <a className={styles["website"]} href={address} target="_blank" rel="noopener noreferrer">
      <VisuallyHidden>{t("client.website")}: </VisuallyHidden>
      {address.replaceAll(/^https?:\/\/|\/$/g, "")}
      <span aria-hidden="true"> ↗</span>
      <VisuallyHidden> ({t("support.newTab")})</VisuallyHidden>
    </a>
  );
}
