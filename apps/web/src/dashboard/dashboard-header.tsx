import { Badge, Button } from "@mantine/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../shared/api/message-of.ts";
import { useLocalisedPath } from "../shared/i18n/use-language.ts";
import { useAttention } from "./attention/api.ts";
import { useEnquiryCount } from "./enquiries/api.ts";
import { useLogout } from "./session/api.ts";
import { useFormat } from "./shared/use-format.ts";
import styles from "./dashboard.module.css";

export const DashboardHeader = memo(function DashboardHeader({ username }: { username: string }) {
  const { t } = useTranslation(["admin", "staff"]);
  const localised = useLocalisedPath();
  const { number } = useFormat();
  const { data: attention } = useAttention();
  const { data: toHandle = 0 } = useEnquiryCount({ handled: "no" });
  const logout = useLogout();
  const leave = () =>
    logout.mutate(undefined, {
      onError: (error) => toast({ title: t("logoutFailed", { message: messageOf(error) }), variant: "destructive" }),
    });

  return (
    <Row gap="0.75rem 1.5rem" align="center" justify="between" className={styles["header"]}>
      <h1 className={styles["title"]}>{t("title")}</h1>
      <Row gap="0.5rem 1rem" align="center" className={styles["person"]}>
        {attention && attention.total > 0 && (
          <Link
            className={`${actionClass("secondary", "small")} ${styles["toEnquiries"]}`}
            to={localised("/admin/attention")}
          >
            {t("staff:nav.attention")}
            <Badge color="bad">{number(attention.total)}</Badge>
          </Link>
        )}
        <Link
          className={`${actionClass("secondary", "small")} ${styles["toEnquiries"]}`}
          to={localised("/admin/enquiries")}
        >
          {t("toEnquiries")}
          {toHandle > 0 && <Badge color="accent">{t("toHandle", { count: toHandle })}</Badge>}
        </Link>
        <span>{t("signedInAs", { username })}</span>
        <Button variant="default" onClick={leave} disabled={logout.isPending}>
          {logout.isPending ? t("loggingOut") : t("logout")}
        </Button>
      </Row>
    </Row>
  );
});
