import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { fieldMessages } from "../shared/field-messages.ts";
import { useSendTestMail } from "./api.ts";
import styles from "./settings.module.css";

/** Sends a test email now. Without a mail server it is saved as a file. */
export function TestMail({ files }: { files: boolean }) {
  const { t } = useTranslation("admin");
  const [to, setTo] = useState("");
  const send = useSendTestMail();
  const problem = fieldMessages(send.error)["to"];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate(
      { to: to.trim() },
      {
        onSuccess: () =>
          toast({ title: files ? t("settings.testMailFiled") : t("settings.testMailSent"), description: to.trim() }),
        onError: (error) =>
          toast({ title: t("settings.testMailFailed", { message: messageOf(error) }), variant: "destructive" }),
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate className={styles["form"]}>
      <h3 className={styles["heading"]}>{t("settings.testMail")}</h3>
      <TextInput
        type="email"
        name="to"
        autoComplete="email"
        label={t("settings.testMailTo")}
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
        error={
          send.isError &&
          (problem
            ? t("clients.field", { label: t("clients.email"), message: problem })
            : t("settings.testMailFailed", { message: messageOf(send.error) }))
        }
      />
      <Button type="submit" disabled={send.isPending}>
        {send.isPending ? t("settings.sending") : t("settings.sendTestMail")}
      </Button>
    </form>
  );
}
