import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import type { SharedReport } from "@agency/contracts/shares";
import type { Statement } from "@agency/model/report/report-document";
import { Stack, Text } from "@agency/ui/layout";
import { errorMessage } from "../shared/api/error-message.ts";
import { texts } from "../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../shared/i18n/use-language.ts";
import { linkFragment } from "../shared/link-fragment.ts";
import { ownFrame } from "../shared/own-frame.ts";
import { hiddenPageMeta } from "../shared/page-meta.ts";
import { useHydrated } from "../shared/use-hydrated.ts";
import { isShareToken, sharedQuery } from "./api.ts";
import { PortalFrame } from "./portal-frame.tsx";
import { usePresent } from "./shown-report.ts";
import styles from "./entry.module.css";

export const loader = texts(({ portal, report, errors: { share_not_found } }) => ({
  portal,
  report,
  errors: { share_not_found },
}));

/** This frame replaces the site's header and footer. */
export const handle = ownFrame;

export const meta = hiddenPageMeta((t) => t("portal:check.title"));

/**
 * Works out again, in the browser of whoever has a report's link, all that the report says of how its changes add up and of what happened.
 * The link's token follows the #.
 */
export default function CheckPage() {
  const { t } = useTranslation(["portal", "errors"]);
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isRunning = useHydrated();
  const token = linkFragment(hash);
  const field = useRef<HTMLInputElement>(null);
  const isComplete = isShareToken(token);
  const { data, error, isFetching } = useQuery({ ...sharedQuery(token), enabled: isRunning && isComplete });
  const isWrong = isRunning && token !== "" && !isComplete;
  const problem = error ? errorMessage(error) : isWrong ? t("errors:share_not_found") : null;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? "";
    // The token alone is accepted as well.
    const asked = typed.includes("#") ? typed.slice(typed.indexOf("#")) : `#${typed}`;
    void navigate({ pathname, hash: linkFragment(asked) }, { replace: true });
  };

  return (
    <PortalFrame>
      <div className={styles["entry"]}>
        <h1 className={styles["title"]}>{t("check.title")}</h1>
        <Text size="large" tone="soft" measure="52ch" top="1rem">
          {t("check.lead")}
        </Text>
        <Stack
          as="form"
          gap="1.25rem"
          fit
          top="2rem"
          measure="30rem"
          className={styles["form"]}
          onSubmit={submit}
          aria-busy={isFetching}
        >
          <TextInput
            ref={field}
            size="lg"
            label={t("check.label")}
            error={problem}
            autoComplete="off"
            spellCheck={false}
          />
          {/* The form is nobody's but this page's: sent by the browser itself, it would put the link into an address. */}
          <Button type="submit" size="lg" disabled={!isRunning} loading={isFetching}>
            {t("check.submit")}
          </Button>
        </Stack>
        {data && <Checked shared={data} token={token} />}
      </div>
    </PortalFrame>
  );
}

function Checked({ shared: { report }, token }: { shared: SharedReport; token: string }) {
  const { t } = useTranslation("portal");
  const localised = useLocalisedPath();
  const present = usePresent();
  const document = useMemo(() => present(report), [present, report]);
  const { sums, happened, checked } = document.why ?? { sums: null, happened: null, checked: null };
  const statements = [...(sums?.sentences ?? []), ...(happened?.sentences ?? [])];
  return (
    <Stack as="section" gap="1rem" top="2.5rem" aria-labelledby="checked">
      <h2 id="checked">{`${document.clientName} · ${document.title}`}</h2>
      <p role="status">
        {checked === null
          ? t("check.nothing")
          : t(checked.held === checked.total ? "why.checked" : "check.notAll", checked)}
      </p>
      {statements.length > 0 && (
        <Stack as="ol" gap="1rem" packed>
          {statements.map((statement) => (
            <StatementLine key={statement.text} statement={statement} />
          ))}
        </Stack>
      )}
      <p>
        <Link to={{ pathname: localised("/client-portal/shared"), hash: token }}>{t("check.open")}</Link>
      </p>
    </Stack>
  );
}

function StatementLine({ statement: { text, sum, holds } }: { statement: Statement }) {
  const { t } = useTranslation("portal");
  return (
    <Text as="li" measure="var(--measure)">
      <p>
        {holds !== null && <strong>{t(holds ? "check.holds" : "check.fails")} </strong>}
        {text}
      </p>
      {sum !== null && (
        <Text size="small" tone="muted">
          {sum}
        </Text>
      )}
    </Text>
  );
}
