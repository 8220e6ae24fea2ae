import { Badge, Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnSession } from "@agency/contracts/staff";
import { Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { ConfirmChange } from "../shared/confirm-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import { useEndOtherSessions, useEndSession, useOwnSessions } from "./api.ts";
import shared from "../shared/shared.module.css";

/** Where one is signed in: end one, or all others. */
export function OwnSessions() {
  const { t } = useTranslation("admin");
  const sessions = useOwnSessions();
  const endOthers = useEndOtherSessions();
  const [asked, setAsked] = useState(false);
  return (
    <Stack as="section" packed aria-labelledby="sessions">
      <h3 id="sessions">{t("sessions.title")}</h3>
      <Text tone="soft" measure="66ch">
        {t("sessions.lead")}
      </Text>
      <Loaded query={sessions} compact>
        {(open) => (
          <>
            <ul className={shared["entries"]}>
              {open.map((session) => (
                <SessionEntry key={session.id} session={session} />
              ))}
            </ul>
            {open.length > 1 && (
              <Button variant="default" mr="auto" onClick={() => setAsked(true)}>
                {t("sessions.endOthers")}
              </Button>
            )}
          </>
        )}
      </Loaded>
      {asked && (
        <ConfirmChange
          title={t("sessions.endOthers")}
          question={t("sessions.endOthersQuestion")}
          confirm={t("sessions.endOthers")}
          busyLabel={t("sessions.ending")}
          change={endOthers}
          body={undefined}
          failed={(message) => t("sessions.endFailed", { message })}
          onDone={() => {
            toast({ title: t("sessions.othersEnded") });
            setAsked(false);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Stack>
  );
}

function SessionEntry({ session }: { session: OwnSession }) {
  const { t } = useTranslation("admin");
  const { moment } = useFormat();
  const end = useEndSession();
  const { id, current, browser, network, startedAt, lastUsedAt } = session;
  const name = browser ?? t("sessions.unknown");
  const facts = [
    t("sessions.started", { when: moment(startedAt) }),
    network && t(`sessions.network.${network.kind}`, { address: network.address }),
    t("sessions.used", { when: moment(lastUsedAt) }),
  ];
  return (
    <li>
      <div>
        {name} {current && <Badge color="accent">{t("sessions.current")}</Badge>}
        <Text size="small" tone="soft">
          {facts.filter(Boolean).join(" · ")}
        </Text>
      </div>
      {!current && (
        <Button
          variant="subtle"
          color="bad"
          size="compact-md"
          disabled={end.isPending}
          aria-label={t("sessions.endNamed", { name })}
          onClick={() =>
            end.mutate(id, {
              onSuccess: () => toast({ title: t("sessions.ended") }),
              onError: failureToast((message) => t("sessions.endFailed", { message })),
            })
          }
        >
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}
