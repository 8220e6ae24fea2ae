import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MailSummary } from "@agency/contracts/settings";
import { StateBlock } from "@agency/ui/state-block";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useMails } from "./api.ts";
import { MailDialog } from "./mail-dialog.tsx";
import styles from "./settings.module.css";

/** The emails saved as files because no mail server is configured. */
export function FiledMails() {
  const { t } = useTranslation("admin");
  const { moment } = useFormat();
  const { data, error, refetch } = useMails();
  const [open, setOpen] = useState<MailSummary | null>(null);

  return (
    <section aria-labelledby="filed-mails">
      <h3 id="filed-mails" className={styles["heading"]}>
        {t("mails.title")}
      </h3>
      <p className={styles["lead"]}>{t("mails.lead")}</p>
      {!data && (error ? <LoadFailed compact error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data?.length === 0 && (
        <StateBlock mood="empty" compact title={t("mails.empty")} description={t("mails.emptyLead")} />
      )}
      {data && data.length > 0 && (
        <ul className={styles["mails"]}>
          {data.map((mail) => (
            <li key={mail.id}>
              <UnstyledButton
                className={styles["mail"] ?? ""}
                aria-label={t("mails.open", mail)}
                onClick={() => setOpen(mail)}
              >
                <span className={styles["subject"]}>{mail.subject}</span>
                <span>{mail.to}</span>
                <span className={styles["at"]}>{moment(mail.at)}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {open && <MailDialog mail={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
