import { Button, CopyButton as Copy, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";

type CopyButtonProps = {
  value: string;
  /** The full name of the button, such as "Copy the client ID of Kedai Kopi". */
  name: string;
};

/** Copies a text and confirms it. */
export function CopyButton({ value, name }: CopyButtonProps) {
  const { t } = useTranslation("admin");
  return (
    <Copy value={value} timeout={2000}>
      {({ copied, copy }) => (
        <>
          <Button variant="subtle" color="ink" size="compact-sm" onClick={copy} aria-label={name}>
            {copied ? t("copied") : t("copy")}
          </Button>
          <VisuallyHidden role="status">{copied ? t("copied") : ""}</VisuallyHidden>
        </>
      )}
    </Copy>
  );
}
