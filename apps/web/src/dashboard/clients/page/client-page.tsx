import { Badge, Button, Tabs, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { formatPrice } from "@agency/content/plans";
import { aboutLanguage } from "@agency/content/settings";
import type { Client } from "@agency/contracts/clients";
import { periodStarting } from "@agency/model/report/periods";
import { reportTypes } from "@agency/model/report/report-type";
import { actionClass } from "@agency/ui/action";
import { Row, Stack, Text } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { ClientLogo } from "../../../shared/client-logo/client-logo.tsx";
import { texts } from "../../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { late } from "../../../shared/late-start/late.tsx";
import { hiddenPageMeta } from "../../../shared/page-meta.ts";
import { ClientAlerts } from "../../alerts/client-alerts.tsx";
import { ClientFigures } from "../../figures/client-figures.tsx";
import { StaffPage } from "../../frame/staff-page.tsx";
import { ClientWork } from "../../plan/client-plan.tsx";
import { ClientResponsible } from "../../responsible/client-responsible.tsx";
import { type ClientTab, clientTabs, useClientInAddress, usePortalAddress } from "../../shared/client-in-address.ts";
import { CopyButton } from "../../shared/copy-button.tsx";
import { LoadFailed, Loading, StaleNote } from "../../shared/loaded.tsx";
import { matchValue } from "../../shared/match-value.ts";
import { ClientSources } from "../../sources/client-sources.tsx";
import { Allowed } from "../../staff/rights.tsx";
import { useClient } from "../api.ts";
import { ClientHistory } from "./client-history.tsx";
import { ClientMenu } from "./client-menu.tsx";
import { ClientReports } from "./client-reports.tsx";
import { Neighbours } from "./neighbours.tsx";
import { ReportContents } from "./report-contents.tsx";
import { MonthlyStep } from "./report-step.tsx";
import "../../../styles/controls.css";

export const loader = texts(
  ({
    activity,
    alerts,
    client,
    board,
    sources,
    plan,
    mailWords,
    share,
    errors: { problem, source, recording_refused },
    report: { title, kind, quarter, origin, originNote, revised, measure },
    review: { figure },
  }) => ({
    activity,
    alerts,
    client,
    board,
    sources,
    plan,
    mailWords,
    share,
    errors: { problem, source, recording_refused },
    report: { title, kind, quarter, origin, originNote, revised, measure },
    review: { figure },
  }),
);

export const meta = hiddenPageMeta((t) => t("client:title"));

const EditClientDialog = late(() => import("../edit-client-dialog.tsx"));

/** All about one client, whom the address names. */
export default function ClientPage() {
  const { t } = useTranslation("client");
  const clientId = useClientInAddress();
  const { data: client, error, refetch } = useClient(clientId);
  if (client) return <OpenClient key={client.id} client={client} error={error} />;
  return (
    <StaffPage title={t("title")}>
      {clientId === null ? (
        <NoClient />
      ) : error ? (
        <LoadFailed title={t("gone")} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading compact={false} />
      )}
    </StaffPage>
  );
}

function NoClient() {
  const { t } = useTranslation("client");
  const localised = useLocalisedPath();
  return (
    <StateBlock
      mood="empty"
      title={t("none")}
      description={t("noneLead")}
      action={
        <Link className={actionClass("primary", "small")} to={localised("/admin?tab=clients")}>
          {t("toClients")}
        </Link>
      }
    />
  );
}

/** @param error of the last request, when what is shown may be old */
function OpenClient({ client, error }: { client: Client; error: unknown }) {
  const { t } = useTranslation(["client", "admin", "sources"]);
  const { tab, open, form } = useClientPlace();
  const [editing, setEditing] = useState(false);
  const portalAddress = usePortalAddress();
  // A tab is made when it is first opened, and then stays as it was left.
  const [made, setMade] = useState<ReadonlySet<ClientTab>>(new Set([tab]));
  if (!made.has(tab)) setMade(new Set([...made, tab]));
  const panel = {
    reports: <ClientReports client={client} />,
    figures: (
      <Stack gap="2.5rem">
        <ClientFigures key={JSON.stringify(form)} client={client} typeIn={form.reportType} start={form.start} />
        <section>
          <h2>{t("client:figures.sources")}</h2>
          <ClientSources client={client} />
        </section>
      </Stack>
    ),
    contents: <ReportContents client={client} />,
    work: <ClientWork clientId={client.id} />,
    history: <ClientHistory clientId={client.id} />,
  } satisfies Record<ClientTab, React.ReactNode>;

  return (
    <StaffPage
      title={client.name}
      above={<Neighbours client={client} tab={tab} />}
      actions={
        <Row gap="0.5rem" align="center">
          {tab !== "reports" && <MonthlyStep clientId={client.id} />}
          <Row gap="0.5rem" unbroken>
            <Allowed right="clients">
              <Button variant="default" onClick={() => setEditing(true)}>
                {t("admin:clients.editTitle")}
              </Button>
            </Allowed>
            <Button component="a" variant="default" href={portalAddress(client.id)} target="_blank" rel="noopener">
              {t("admin:clients.portal")}
              <VisuallyHidden> {t("admin:opensInNewTab")}</VisuallyHidden>
            </Button>
            <ClientMenu client={client} />
          </Row>
        </Row>
      }
      actionsBelow
    >
      <ClientFacts client={client} />
      <ClientAlerts clientId={client.id} />
      <StaleNote error={error} />
      <Tabs value={tab} onChange={open}>
        <Tabs.List aria-label={t("client:tabs.label")}>
          {clientTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`client:tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {clientTabs.map((one) => (
          <Tabs.Panel key={one} value={one} pt="1.25rem">
            {made.has(one) && panel[one]}
          </Tabs.Panel>
        ))}
      </Tabs>
      {editing && <EditClientDialog client={client} onClose={() => setEditing(false)} />}
    </StaffPage>
  );
}

/** What tells the client from others, in a line. */
function ClientFacts({ client }: { client: Client }) {
  const { t } = useTranslation(["client", "admin"]);
  const { id, name, status, package: chosen, monthlyFee, language, website } = client;
  return (
    <Row gap="0.35rem 0.75rem" align="center" top="-1rem">
      <ClientLogo client={client} width={96} height={36} />
      <Badge color={status === "active" ? "good" : "ink"}>{t(`admin:status.${status}`)}</Badge>
      <span>{t(`admin:package.${chosen}`)}</span>
      <span>{t("client:feeAMonth", { fee: formatPrice(monthlyFee) })}</span>
      <span>{aboutLanguage(language).label}</span>
      {website && (
        <a href={website} target="_blank" rel="noopener noreferrer">
          {website.replace(/^https?:\/\//, "")}
        </a>
      )}
      <ClientResponsible clientId={id} />
      <Text as="span" size="small" tone="soft">
        <code>{id}</code> <CopyButton value={id} name={t("admin:clients.copyId", { name })} />
      </Text>
    </Row>
  );
}

/** The open tab and the form of the figures, which are in the address, so that a reload, a link and the other language keep them. */
function useClientPlace() {
  const [search] = useSearchParams();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const reportType = matchValue(reportTypes, search.get("type"));
  const start = (reportType && periodStarting(reportType, search.get("period") ?? "")?.start) ?? null;
  return {
    tab: matchValue(clientTabs, search.get("tab")) ?? clientTabs[0],
    form: { reportType, start },
    open: (tab: string | null) => {
      const next = new URLSearchParams(search);
      if (tab === null || tab === clientTabs[0]) next.delete("tab");
      else next.set("tab", tab);
      // Not by `setSearch`, which leaves out what stands behind the #.
      void navigate({ pathname, search: next.toString(), hash }, { replace: true, preventScrollReset: true });
    },
  };
}
