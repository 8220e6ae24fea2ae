import { Alert, Button, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "@agency/ui/stack";
import { messageOf } from "../../shared/api/message-of.ts";
import type { useRequestBrowserLink } from "./api.ts";

type Props = {
  username: string;
  /** Why to wait, in the server's words. */
  reason: string;
  seconds: number;
  onTurn: () => void;
  /** Kept by the form, so that it still says that the link was sent after the next try. */
  link: ReturnType<typeof useRequestBrowserLink>;
};

/** Counts down and tries again. Whoever cannot wait asks for a link by email. */
export function WaitForTurn({ username, reason, seconds, onTurn, link }: Props) {
  const { t } = useTranslation("admin");
  const left = useCountdown(seconds, onTurn);
  return (
    <Alert color="bad" id="login-problem" title={reason}>
      <Stack fit>
        <Text size="sm">{t("login.turn.lead")}</Text>
        {/* A timer is not read out each second. */}
        <Text size="sm" fw={600} role="timer">
          {t("login.turn.next", { count: left })}
        </Text>
        <Text size="sm">{t("login.turn.linkLead")}</Text>
        {!link.isSuccess && (
          <Button variant="default" disabled={link.isPending} onClick={() => link.mutate(username)}>
            {link.isPending ? t("login.turn.sending") : t("login.turn.link")}
          </Button>
        )}
        <Text size="sm" role="status">
          {link.isSuccess && t("login.turn.sent")}
          {link.isError && messageOf(link.error)}
        </Text>
      </Stack>
    </Alert>
  );
}

/** The seconds left; calls `onEnd` once at the end. */
function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    // By the clock: a hidden page's timers are slow.
    const endsAt = Date.now() + seconds * 1000;
    const ticking = setInterval(() => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(ticking);
      end.current();
    }, 250);
    return () => clearInterval(ticking);
  }, [seconds]);
  return left;
}
