import { Button, NumberInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { kindOf } from "@agency/model/figures";
import { targetFigures, type Targets } from "@agency/model/plan";
import { Stack } from "@agency/ui/stack";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { useSaveTargets } from "./api.ts";
import styles from "./plan.module.css";

/** What a client's months are to reach. */
export function TargetsForm({ clientId, targets }: { clientId: string; targets: Targets }) {
  const { t } = useTranslation("plan");
  const [typed, setTyped] = useState(targets);
  const save = useSaveTargets(clientId);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate(typed, {
      onSuccess: () => toast({ title: t("targets.saved") }),
      onError: (error) => toast({ title: t("targets.failed", { message: messageOf(error) }), variant: "destructive" }),
    });
  };

  return (
    <Stack as="form" onSubmit={submit} aria-label={t("targets.heading")}>
      <p className={styles["lead"]}>{t("targets.lead")}</p>
      <div className={styles["targets"]}>
        {targetFigures.map((figure) => (
          <NumberInput
            key={figure}
            label={t(`targets.${figure}`)}
            min={1}
            allowNegative={false}
            decimalScale={kindOf(figure) === "position" ? 1 : 0}
            value={typed[figure] ?? ""}
            onChange={(value) => setTyped({ ...typed, [figure]: value === "" ? null : Number(value) })}
          />
        ))}
      </div>
      <div>
        <Button type="submit" loading={save.isPending}>
          {t("targets.save")}
        </Button>
      </div>
    </Stack>
  );
}
