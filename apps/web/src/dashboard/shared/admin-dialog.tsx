import { Button, Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { Row } from "@agency/ui/layout";
import { Tooltip } from "@agency/ui/tooltip";
import styles from "./shared.module.css";

type AdminDialogProps = {
  title: string;
  /** A state beside the title. */
  badge?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  size?: string;
  /** Short questions stay small on phones. */
  fullScreenOnPhones?: boolean;
  /** Whether a click beside it closes it. Not for forms, where a slip would lose what was typed. */
  closeOnClickOutside?: boolean;
};

/** A dialog over the dashboard. It is open while it is rendered, and returns the focus when it closes. */
export function AdminDialog({
  title,
  badge,
  onClose,
  children,
  size = "40rem",
  fullScreenOnPhones = true,
  closeOnClickOutside = false,
}: AdminDialogProps) {
  const { t } = useTranslation("admin");
  useFocusReturn();
  useEscape(onClose);
  const narrow = useMediaQuery("(width < 48em)");
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={size}
      fullScreen={narrow && fullScreenOnPhones}
      centered={!fullScreenOnPhones}
      padding={narrow ? "lg" : "xl"}
      returnFocus={false}
      closeOnEscape={false}
      closeOnClickOutside={closeOnClickOutside}
      transitionProps={{ duration: 0 }}
      className={`${styles["touch"]} ${styles["dialog"]}`}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>
            {title} {badge}
          </Modal.Title>
          <Tooltip text={t("close")}>
            <Modal.CloseButton aria-label={t("close")} data-closes />
          </Tooltip>
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

type FormButtonsProps = { submit: string; busyLabel: string; busy: boolean; onCancel?: (() => void) | undefined };

/** The buttons below a form. */
export function FormButtons({ submit, busyLabel, busy, onCancel }: FormButtonsProps) {
  const { t } = useTranslation("admin");
  return (
    <Row gap="1rem" align="center" justify="end" className={styles["buttons"]}>
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {t("cancel")}
        </Button>
      )}
      <Button type="submit" disabled={busy}>
        {busy ? busyLabel : submit}
      </Button>
    </Row>
  );
}

/**
 * Escape closes what is uppermost. Radix takes it for an open tooltip or list, where Mantine would close the dialog as well. The close
 * button's own tooltip, which opens whenever the keyboard opens a dialog, does not keep it.
 */
function useEscape(onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing) return;
    const isOnClose = event.target instanceof Element && event.target.closest("[data-closes]") !== null;
    if (event.defaultPrevented && !isOnClose) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const self = Symbol("dialog");
    opened.push(self);
    const listen = (event: KeyboardEvent) => opened.at(-1) === self && press(event);
    document.addEventListener("keydown", listen);
    return () => {
      document.removeEventListener("keydown", listen);
      opened.splice(opened.indexOf(self), 1);
    };
  }, []);
}

/** The dialogs that are open, the uppermost last. */
const opened: symbol[] = [];

/** Mantine returns the focus only when `opened` becomes false, which never happens here. From a menu, it goes to the menu's button. */
function useFocusReturn(): void {
  useLayoutEffect(() => {
    const pressed = document.activeElement;
    const menuButton = pressed?.closest("[role=menu]")?.getAttribute("aria-labelledby");
    const before = menuButton ? document.getElementById(menuButton) : pressed;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}
