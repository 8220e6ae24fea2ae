import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "@agency/ui/stack";
import { call } from "../api/call.ts";
import { messageOf } from "../api/message-of.ts";
import { type SharedPlace, sharesQuery } from "./api.ts";
import { MadeLink } from "./made-link.tsx";
import { ShareForm } from "./share-form.tsx";
import { ShareRow } from "./share-row.tsx";
import styles from "./share-links.module.css";

/** Makes, lists and ends the links that open one report. For the client and for the staff. */
export function ShareLinks({ place }: { place: SharedPlace }) {
  const { t } = useTranslation("share");
  const queryClient = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: shares, error } = useQuery(sharesQuery(place));
  const refresh = () => queryClient.invalidateQueries({ queryKey: sharesQuery(place).queryKey });
  const making = useMutation({
    mutationFn: (days: 7 | 30 | 90) =>
      call("POST /api/reports/clients/:clientId/reports/:reportId/shares", { params: place, body: { days } }),
    onSettled: refresh,
  });
  const ending = useMutation({
    mutationFn: (shareId: string) =>
      call("DELETE /api/reports/clients/:clientId/reports/:reportId/shares/:shareId", {
        params: { ...place, shareId },
      }),
    onSuccess: (_, shareId) => {
      if (making.data?.share.id === shareId) making.reset();
      // The pressed button goes with its link.
      title.current?.focus();
    },
    onSettled: refresh,
  });
  const problem = making.error ?? ending.error ?? error;

  return (
    <Stack gap="1rem">
      <p>{t("lead")}</p>
      <ShareForm busy={making.isPending} onMake={(days) => making.mutate(days)} />
      {making.data && <MadeLink key={making.data.token} token={making.data.token} />}
      {problem && (
        <p role="alert" className={styles["problem"]}>
          {t("failed")}: {messageOf(problem)}
        </p>
      )}
      {shares && (
        <section aria-labelledby="share-links">
          <h3 ref={title} id="share-links" tabIndex={-1} className={styles["title"]}>
            {t("links")}
          </h3>
          {shares.length === 0 && <p>{t("none")}</p>}
          <ul className={styles["list"]}>
            {shares.map((share) => (
              <ShareRow key={share.id} share={share} busy={ending.isPending} onEnd={() => ending.mutate(share.id)} />
            ))}
          </ul>
        </section>
      )}
      <p role="status" className={styles["status"]}>
        {ending.isSuccess ? t("ended") : ""}
      </p>
    </Stack>
  );
}
