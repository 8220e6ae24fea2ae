import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { toast } from "@agency/ui/toast";
import { failureToast } from "../shared/problem-text.ts";
import { useRequireFactor } from "./api.ts";

/** Whether everybody of the team needs a passkey or an app for codes. */
export function RequireFactor({ required }: { required: boolean }) {
  const { t } = useTranslation("codeApp");
  const change = useRequireFactor();
  return (
    <Switch
      label={t("required.label")}
      description={t("required.hint")}
      checked={required}
      disabled={change.isPending}
      onChange={({ currentTarget }) =>
        change.mutate(currentTarget.checked, {
          onSuccess: (_, on) => toast({ title: t(on ? "required.on" : "required.off") }),
          onError: failureToast((message) => t("required.failed", { message })),
        })
      }
    />
  );
}
