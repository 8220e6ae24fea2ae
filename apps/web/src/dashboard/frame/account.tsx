import { useTranslation } from "react-i18next";
import { Row } from "@agency/ui/row";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { useLogout } from "../session/api.ts";
import styles from "./rail.module.css";

/** Who is signed in, the keyboard help, and the way out. */
export function Account({ username, onHelp }: { username: string; onHelp: () => void }) {
  const { t } = useTranslation(["staff", "admin"]);
  const logout = useLogout();
  const leave = () =>
    logout.mutate(undefined, {
      onError: (error) =>
        toast({ title: t("admin:logoutFailed", { message: messageOf(error) }), variant: "destructive" }),
    });

  return (
    <>
      <button type="button" className={`${styles["quiet"]} ${styles["help"]}`} onClick={onHelp}>
        <kbd aria-hidden="true">?</kbd>
        {t("nav.shortcuts")}
      </button>
      <Row gap="0 0.6rem" align="center" className={styles["account"]}>
        <span className={styles["initials"]} aria-hidden="true">
          {username.slice(0, 2).toUpperCase()}
        </span>
        <span className={styles["username"]}>{username}</span>
        <button type="button" className={styles["quiet"]} onClick={leave} disabled={logout.isPending}>
          {t("nav.signOut")}
        </button>
      </Row>
    </>
  );
}
