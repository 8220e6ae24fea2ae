import { Modal, type ModalProps } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import styles from "./touch.module.css";

type AdminDialogProps = Pick<ModalProps, "title" | "onClose" | "children"> & {
  size?: string;
  /** Small questions stay small on a phone, too. */
  fullScreenOnPhones?: boolean;
};

/** A dialog over the dashboard; it is open as long as it is rendered, and gives the focus back to where it was. */
export function AdminDialog({ size = "40rem", fullScreenOnPhones = true, ...dialog }: AdminDialogProps) {
  const { t } = useTranslation("admin");
  useFocusReturn();
  const narrow = useMediaQuery("(width < 48em)");
  return (
    <Modal
      opened
      size={size}
      fullScreen={narrow && fullScreenOnPhones}
      centered={!fullScreenOnPhones}
      padding={narrow ? "lg" : "xl"}
      closeButtonProps={{ "aria-label": t("close") }}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      className={`${styles["touch"]} ${styles["dialog"]}`}
      {...dialog}
    />
  );
}

/** Mantine's own return waits for `opened` to turn false, which never happens here. */
function useFocusReturn(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}
