import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../lib/api/message-of.ts";
import { useLogout } from "./api/session.ts";
import styles from "./dashboard.module.css";

export function DashboardHeader({ username }: { username: string }) {
  const { t } = useTranslation("admin");
  const logout = useLogout();
  const leave = () =>
    logout.mutate(undefined, {
      onError: (error) => toast({ title: t("logoutFailed", { message: messageOf(error) }), variant: "destructive" }),
    });

  return (
    <div className={styles["header"]}>
      <h1 className={styles["title"]}>{t("title")}</h1>
      <div className={styles["person"]}>
        <span>{t("signedInAs", { username })}</span>
        <Button variant="default" onClick={leave} disabled={logout.isPending}>
          {logout.isPending ? t("loggingOut") : t("logout")}
        </Button>
      </div>
    </div>
  );
}
