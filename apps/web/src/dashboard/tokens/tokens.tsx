import { Button, Switch, Table } from "@mantine/core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Token } from "@agency/contracts/tokens";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { ConfirmChange } from "../shared/confirm-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import { Allowed } from "../staff/rights.tsx";
import { useEndToken, useSwitchTokens, useTokens } from "./api.ts";
import { MakeToken, type Made, ShowToken } from "./make-token.tsx";

/** Somebody's own tokens, and for owners whether tokens work. */
export function Tokens() {
  const { t } = useTranslation("tokens");
  const id = useId();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  return (
    <Stack as="section" aria-labelledby={id} gap="1rem">
      <h3 id={id}>{t("title")}</h3>
      <Text tone="soft" measure="66ch">
        {t("lead")}
      </Text>
      <Loaded query={useTokens()}>
        {({ on, tokens }) => (
          <>
            <Allowed right="settings">
              <TokensSwitch on={on} />
            </Allowed>
            {!on && (
              <Text size="small" tone="soft">
                {t("off")}
              </Text>
            )}
            {tokens.length > 0 ? <TokenTable tokens={tokens} /> : on && <Text tone="soft">{t("none")}</Text>}
            {on && (
              <Row>
                <Button variant="default" onClick={() => setMaking(true)}>
                  {t("make")}
                </Button>
              </Row>
            )}
          </>
        )}
      </Loaded>
      {making && <MakeToken onMade={setMade} onClose={() => setMaking(false)} />}
      {made && <ShowToken made={made} onClose={() => setMade(null)} />}
    </Stack>
  );
}

function TokensSwitch({ on }: { on: boolean }) {
  const { t } = useTranslation("tokens");
  const change = useSwitchTokens();
  const switchTo = (wanted: boolean) =>
    change.mutate(wanted, {
      onSuccess: () => toast({ title: t(wanted ? "switchedOn" : "switchedOff") }),
      onError: failureToast((message) => t("failed", { message })),
    });
  return (
    <Switch
      label={t("switch")}
      description={t("switchHint")}
      checked={on}
      disabled={change.isPending}
      onChange={({ currentTarget }) => switchTo(currentTarget.checked)}
    />
  );
}

function TokenTable({ tokens }: { tokens: Token[] }) {
  const { t } = useTranslation("tokens");
  return (
    <Table verticalSpacing="sm" horizontalSpacing="sm" aria-label={t("title")}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("column.name")}</Table.Th>
          <Table.Th>{t("column.clients")}</Table.Th>
          <Table.Th aria-label={t("column.actions")} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function TokenRow({ token: { id, name, clients, mayPropose, expiresAt, lastUsedAt } }: { token: Token }) {
  const { t } = useTranslation("tokens");
  const { moment, parts } = useFormat();
  const [asked, ask] = useState(false);
  const end = useEndToken(id);
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {name}
        <Text size="small" tone="soft" light>
          {parts([
            t("until", { when: moment(expiresAt) }),
            lastUsedAt === null ? t("unused") : t("used", { when: moment(lastUsedAt) }),
            ...(mayPropose ? [t("proposes")] : []),
          ])}
        </Text>
      </Table.Th>
      <Table.Td>{clients === null ? t("all") : parts(clients.map(({ clientName }) => clientName))}</Table.Td>
      <Table.Td>
        <Row justify="end">
          <Button
            variant="subtle"
            color="bad"
            size="compact-md"
            aria-label={t("endNamed", { name })}
            onClick={() => ask(true)}
          >
            {t("end")}
          </Button>
        </Row>
        {asked && (
          <ConfirmChange
            title={t("endNamed", { name })}
            question={t("endQuestion", { name })}
            confirm={t("end")}
            busyLabel={t("ending")}
            change={end}
            body={undefined}
            failed={(message) => t("failed", { message })}
            onDone={() => toast({ title: t("ended", { name }) })}
            onClose={() => ask(false)}
          />
        )}
      </Table.Td>
    </Table.Tr>
  );
}
