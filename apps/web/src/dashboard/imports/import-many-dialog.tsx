import { useTranslation } from "react-i18next";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { ImportFigures } from "./import-figures.tsx";

/** Files of many clients, whose rows name them. */
export default function ImportManyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("admin");
  return (
    <AdminDialog title={t("imports.many")} onClose={onClose} size="58rem">
      <ImportFigures clientId={null} />
    </AdminDialog>
  );
}
