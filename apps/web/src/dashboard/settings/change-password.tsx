import { Alert, Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { useChangePassword } from "../session/api.ts";
import { fieldMessages } from "../shared/field-messages.ts";
import { PasswordField } from "../shared/password-field.tsx";
import styles from "./settings.module.css";

const noPasswords = { currentPassword: "", newPassword: "", repeatPassword: "" };
const fields = ["currentPassword", "newPassword", "repeatPassword"] as const;

export function ChangePassword() {
  const { t } = useTranslation("admin");
  const [passwords, setPasswords] = useState(noPasswords);
  const [asked, setAsked] = useState(false);
  const change = useChangePassword();
  const { currentPassword, newPassword, repeatPassword } = passwords;
  const refused = fieldMessages(change.error);

  const problemOf = (field: (typeof fields)[number]) => {
    const label = t(`settings.${field}`);
    if (asked && passwords[field] === "") return t("settings.required", { field: label });
    if (asked && field === "repeatPassword" && newPassword !== repeatPassword) return t("settings.notSame");
    return refused[field] && t("clients.field", { label, message: refused[field] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fields.some((field) => passwords[field] === "") || newPassword !== repeatPassword) return;
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          setPasswords(noPasswords);
          setAsked(false);
          toast({ title: t("settings.passwordChanged"), description: t("settings.passwordChangedLead") });
        },
        onError: (error) =>
          toast({ title: t("settings.passwordFailed", { message: messageOf(error) }), variant: "destructive" }),
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate className={styles["form"]}>
      <h3 className={styles["heading"]}>{t("settings.password")}</h3>
      {change.isError && Object.keys(refused).length === 0 && (
        <Alert color="bad">{t("settings.passwordFailed", { message: messageOf(change.error) })}</Alert>
      )}
      {fields.map((field) => (
        <PasswordField
          key={field}
          name={field}
          label={t(`settings.${field}`)}
          autoComplete={field === "currentPassword" ? "current-password" : "new-password"}
          required
          value={passwords[field]}
          onChange={({ currentTarget }) => setPasswords({ ...passwords, [field]: currentTarget.value })}
          error={problemOf(field)}
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...(field === "newPassword" ? { description: t("settings.newPasswordHint") } : {})}
        />
      ))}
      <Button type="submit" disabled={change.isPending}>
        {change.isPending ? t("settings.saving") : t("settings.changePassword")}
      </Button>
    </form>
  );
}
