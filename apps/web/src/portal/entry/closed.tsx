import { Button, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Row } from "@agency/ui/row";
import { StateBlock } from "@agency/ui/state-block";
import { ContactSupport } from "../contact-support.tsx";
import styles from "./closed.module.css";

export type ClosedProps = { problem: string; busy: boolean; onRetry: () => void; onLeave: () => void };

/** The server failed or did not respond. The ID may be correct. */
export function Closed({ problem, busy, onRetry, onLeave }: ClosedProps) {
  const { t } = useTranslation(["portal", "common"]);
  return (
    <>
      <VisuallyHidden component="h1">{t("title")}</VisuallyHidden>
      <StateBlock
        mood="error"
        title={t("closed.title")}
        description={problem}
        action={
          <Row className={styles["actions"]}>
            <Button size="lg" onClick={onRetry} loading={busy}>
              {t("common:state.retry")}
            </Button>
            <Button size="lg" variant="default" onClick={onLeave}>
              {t("closed.another")}
            </Button>
            <ContactSupport subject={t("support.subject")} />
          </Row>
        }
      />
    </>
  );
}
