import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Source } from "@agency/contracts/sources/schemas";
import { accountKindNames } from "@agency/model/connections";
import { fillable } from "@agency/model/figure-sources";
import type { FigureKey } from "@agency/model/figures";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { useChooseFigures } from "./api.ts";
import styles from "./sources.module.css";

/** Which figures a client's source fills. The staff type in or import those that none fills. */
export function FilledFigures({ clientId, source: { kind, fills } }: { clientId: string; source: Source }) {
  const { t } = useTranslation(["connections", "admin"]);
  const [chosen, setChosen] = useState<readonly FigureKey[]>(fills);
  const choose = useChooseFigures(clientId, kind);
  const source = accountKindNames[kind];
  const nameOf = (figure: FigureKey) =>
    kind === "business_profile" && figure === "totalLeads"
      ? t("sources.fills.callsAsLeads")
      : t(`admin:figures.field.${figure}`);
  const save = () =>
    choose.mutate(
      { figures: [...chosen] },
      {
        onSuccess: () => toast({ title: t("sources.fills.saved") }),
        onError: (error) =>
          toast({ title: t("sources.fills.failed", { message: messageOf(error) }), variant: "destructive" }),
      },
    );
  return (
    <details className={styles["fills"]}>
      <summary>{t("sources.fills.open", { count: fills.length, total: fillable[kind].length })}</summary>
      <Checkbox.Group
        label={t("sources.fills.label", { source })}
        description={t("sources.fills.hint")}
        value={[...chosen]}
        onChange={(values) => setChosen(fillable[kind].filter((figure) => values.includes(figure)))}
      >
        <div className={styles["figures"]}>
          {fillable[kind].map((figure) => (
            <Checkbox key={figure} value={figure} label={nameOf(figure)} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={styles["actions"]}>
        <Button size="compact-sm" variant="default" onClick={save} disabled={choose.isPending}>
          {t("sources.fills.save")}
        </Button>
      </div>
    </details>
  );
}
