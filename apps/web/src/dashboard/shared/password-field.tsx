import { TextInput, type TextInputProps, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./shared.module.css";

type PasswordFieldProps = Omit<TextInputProps, "type" | "rightSection" | "rightSectionWidth">;

/** A password field with a button to show the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation("admin");
  const [shown, setShown] = useState(false);
  const toggle = (
    <UnstyledButton
      className={styles["toggle"] ?? ""}
      onClick={() => setShown(!shown)}
      aria-label={shown ? t("login.hidePassword") : t("login.showPassword")}
    >
      {shown ? t("login.hide") : t("login.show")}
    </UnstyledButton>
  );
  return (
    <TextInput
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      rightSection={toggle}
      rightSectionWidth="5rem"
    />
  );
}
