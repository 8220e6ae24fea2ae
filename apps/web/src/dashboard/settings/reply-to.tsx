import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { fieldMessages } from "../shared/field-messages.ts";
import { useSaveSettings } from "./api.ts";
import styles from "./settings.module.css";

/** The address for replies to report emails. */
export function ReplyTo({ replyTo }: { replyTo: string | null }) {
  const { t } = useTranslation("admin");
  const [address, setAddress] = useState(replyTo ?? "");
  const save = useSaveSettings();
  const problem = fieldMessages(save.error)["replyTo"];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { replyTo: address.trim() || null },
      {
        onSuccess: () => toast({ title: t("settings.replyToSaved") }),
        onError: (error) =>
          toast({ title: t("settings.saveFailed", { message: messageOf(error) }), variant: "destructive" }),
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate className={styles["form"]}>
      <h3 className={styles["heading"]}>{t("settings.replyTo")}</h3>
      <TextInput
        type="email"
        name="replyTo"
        autoComplete="off"
        label={t("settings.replyToLabel")}
        description={t("settings.replyToHint")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        error={
          save.isError &&
          (problem
            ? t("clients.field", { label: t("settings.replyTo"), message: problem })
            : t("settings.saveFailed", { message: messageOf(save.error) }))
        }
      />
      <Button type="submit" disabled={save.isPending}>
        {save.isPending ? t("settings.saving") : t("settings.saveReplyTo")}
      </Button>
    </form>
  );
}
