import { UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type EnquiryKind, enquiryKinds } from "@agency/model/states";
import { useFormat } from "../shared/use-format.ts";
import { useEnquiryCount } from "./api.ts";
import styles from "./to-handle.module.css";

/** Unhandled enquiries counted by kind. A click filters the list. */
export function ToHandle({ onShow }: { onShow: (kind: EnquiryKind) => void }) {
  const { t } = useTranslation("enquiries");
  return (
    <section aria-labelledby="to-handle">
      <h2 id="to-handle" className={styles["label"]}>
        {t("waiting")}
      </h2>
      <ul className={styles["counts"]}>
        {enquiryKinds.map((kind) => (
          <li key={kind}>
            <Count kind={kind} onShow={() => onShow(kind)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Count({ kind, onShow }: { kind: EnquiryKind; onShow: () => void }) {
  const { t } = useTranslation("enquiries");
  const { number } = useFormat();
  const { data } = useEnquiryCount({ kind, handled: "no" });
  const count = data === undefined ? "–" : number(data);
  return (
    <UnstyledButton className={styles["count"] ?? ""} onClick={onShow}>
      <span>{t(`kinds.${kind}`)}</span> <strong>{count}</strong>
    </UnstyledButton>
  );
}
