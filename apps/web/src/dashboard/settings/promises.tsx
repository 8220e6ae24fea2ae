import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Stack } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { failureToast } from "../shared/problem-text.ts";
import { useSaveSettings } from "./api.ts";

/** Whether the sentences of reports promise work of the agency. */
export function Promises({ promisesWork }: { promisesWork: boolean }) {
  const { t } = useTranslation("admin");
  const save = useSaveSettings();
  const switchTo = (on: boolean) =>
    save.mutate(
      { promisesWork: on },
      {
        onSuccess: () => toast({ title: t(on ? "settings.promisesOn" : "settings.promisesOff") }),
        onError: failureToast((message) => t("settings.saveFailed", { message })),
      },
    );
  return (
    <Stack as="section">
      <h3>{t("settings.promises")}</h3>
      <Switch
        name="promisesWork"
        label={t("settings.promisesLabel")}
        description={t("settings.promisesHint")}
        checked={promisesWork}
        disabled={save.isPending}
        onChange={({ currentTarget }) => switchTo(currentTarget.checked)}
      />
    </Stack>
  );
}
