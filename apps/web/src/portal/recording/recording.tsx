import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PortalClient } from "@agency/contracts/clients";
import { Stack } from "@agency/ui/stack";
import { call } from "../../shared/api/call.ts";
import { messageOf } from "../../shared/api/message-of.ts";
import { clientQuery } from "../api.ts";
import styles from "./recording.module.css";

/** Says what is recorded of a client's reading, and switches it off and on. */
export function Recording({ client }: { client: PortalClient }) {
  const { t } = useTranslation("portal");
  const queryClient = useQueryClient();
  const recorded = client.recording === "on";
  const { queryKey } = clientQuery(client.id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (on: boolean) =>
      call("PUT /api/reports/clients/:clientId/recording", { params: { clientId: client.id }, body: { on } }),
    onSuccess: async ({ recording }) => {
      // An answer that was on its way says what was before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known && { ...known, recording });
    },
  });
  return (
    <Stack gap="0" fit className={styles["recording"]}>
      <p role="status">{recorded ? t("recording.on") : t("recording.off")}</p>
      <button
        type="button"
        className={styles["switch"]}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate(!recorded)}
      >
        {recorded ? t("recording.switchOff") : t("recording.switchOn")}
      </button>
      {error && (
        <p role="alert" className={styles["problem"]}>
          {t("recording.failed", { message: messageOf(error) })}
        </p>
      )}
    </Stack>
  );
}
