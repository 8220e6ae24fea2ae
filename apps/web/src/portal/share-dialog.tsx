import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type SharedPlace, ShareLinks } from "../shared/share/share-links.tsx";

type ShareDialogProps = { place: SharedPlace; words: string; onClose: () => void };

/** The links of the shown report. */
export default function ShareDialog({ place, words, onClose }: ShareDialogProps) {
  const { t } = useTranslation("share");
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("title")}
      size="lg"
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <ShareLinks place={place} words={words} />
    </Modal>
  );
}
