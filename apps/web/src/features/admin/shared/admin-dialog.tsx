import { Modal, type ModalProps } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import styles from "./touch.module.css";

type AdminDialogProps = Pick<ModalProps, "title" | "onClose" | "children"> & {
  size?: string;
  /** Small questions stay small on a phone, too. */
  fullScreenOnPhones?: boolean;
};

/** A dialog over the dashboard; it is open as long as it is rendered. */
export function AdminDialog({ size = "40rem", fullScreenOnPhones = true, ...dialog }: AdminDialogProps) {
  const { t } = useTranslation("admin");
  const narrow = useMediaQuery("(width < 48em)");
  return (
    <Modal
      opened
      size={size}
      fullScreen={narrow && fullScreenOnPhones}
      centered={!fullScreenOnPhones}
      padding={narrow ? "lg" : "xl"}
      closeButtonProps={{ "aria-label": t("close") }}
      transitionProps={{ duration: 0 }}
      className={styles["touch"] ?? ""}
      {...dialog}
    />
  );
}
