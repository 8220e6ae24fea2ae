import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type SharedPlace, ShareLinks } from "../shared/share/share-links.tsx";

type ShareDialogProps = { place: SharedPlace; onClose: () => void };

/** The links of the shown report. */
export default function ShareDialog({ place, onClose }: ShareDialogProps) {
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
      <ShareLinks place={place} />
    </Modal>
  );
}
