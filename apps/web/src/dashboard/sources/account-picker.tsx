import { Alert, Badge, Box, List, NavLink, Text as Line, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import type { Connection } from "@agency/contracts/source-connections";
import type { Account, CheckedChoice, Doubt } from "@agency/contracts/sources";
import type { AccountKind } from "@agency/model/connections";
import { Text, Stack } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { ConfirmDialog } from "../shared/confirm-dialog.tsx";
import { QueryState } from "../shared/loaded.tsx";
import { useFormat, useListFormat } from "../shared/use-format.ts";
import { useAccounts, useCheckChoice, useChooseSource } from "./api.ts";
import { type Done, isWorthSaying, ApprovedToo, RemovalList } from "./removal.tsx";

type AccountPickerProps = {
  client: Client;
  kind: AccountKind;
  /** Whether the client has one, whose place the picked one takes. */
  replaces: boolean;
  /** At least one. */
  connections: Connection[];
  onChosen: (done: Done) => void;
};

/** Typing asks the API after this pause, in ms. */
const pause = 250;

/** The accounts of a connection, with a search. Accounts that look like the client's come first. */
export function AccountPicker({ client, kind, replaces, connections, onChosen }: AccountPickerProps) {
  const { t } = useTranslation("sources");
  const { number } = useFormat();
  const [connectionId, setConnectionId] = useState(connections[0]?.id ?? "");
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), pause);
  const accounts = useAccounts(client.id, connectionId, { kind, search });
  const { data } = accounts;
  const list = useListFormat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const check = useCheckChoice(client.id, kind);
  const choose = useChooseSource(client.id, kind);
  const problem = choose.error ?? check.error;
  const busy = check.isPending || choose.isPending;
  const take = ({ accountId, checked }: Asked, approvedToo: boolean) =>
    choose.mutate(
      { connectionId, accountId, confirmed: checked.doubts.map(({ about }) => about), approvedToo },
      {
        onSuccess: ({ source: { name, sites }, removal }) => {
          const description = sites.length > 0 ? t("sources.savedOf", { name, sites: list(sites) }) : name;
          toast({ title: t("sources.saved"), description });
          onChosen({ removal, approvedToo, replaced: true });
        },
      },
    );
  const pick = ({ id: accountId }: Account) => {
    choose.reset();
    check.mutate(
      { connectionId, accountId },
      {
        onSuccess: (checked) => {
          const picked = { accountId, checked };
          if (checked.doubts.length > 0 || isWorthSaying(checked.removal, replaces)) setAsked(picked);
          else take(picked, false);
        },
      },
    );
  };

  return (
    <Stack>
      {connections.length > 1 && (
        <Select
          label={t("sources.connection")}
          value={connectionId}
          options={connections.map(({ id, email }) => ({ value: id, label: email }))}
          onChange={setConnectionId}
        />
      )}
      <TextInput
        type="search"
        label={t(`sources.search.${kind}`)}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {problem && !asked && <Alert color="bad">{t("sources.saveFailed", { message: errorMessage(problem) })}</Alert>}
      <QueryState query={accounts} compact />
      {data && (
        <>
          <Box component="ul" mah="17rem" style={{ overflowY: "auto" }} aria-label={t(`sources.choices.${kind}`)}>
            {data.accounts.map((account) => (
              <li key={account.id}>
                <NavLink
                  component="button"
                  disabled={busy}
                  onClick={() => !busy && pick(account)}
                  label={account.name}
                  description={
                    <>
                      {kind === "business_profile" && account.group}
                      {kind === "analytics" &&
                        `${t("sources.account.analytics", { id: account.id })} · ${account.group}`}
                      {account.usedBy.length > 0 && (
                        <Line span inherit display="block" fw={600} c="var(--bad)">
                          {t("sources.usedBy", { clients: list(account.usedBy) })}
                        </Line>
                      )}
                    </>
                  }
                  rightSection={account.suggested && <Badge color="good">{t("sources.suggested")}</Badge>}
                />
              </li>
            ))}
          </Box>
          <Text size="small" tone="soft" role="status">
            {busy && t("sources.choosing")}
            {data.total === 0 && (search ? t("sources.nothingFound", { search }) : t("sources.none"))}
            {data.total > data.accounts.length &&
              t("sources.shown", { shown: number(data.accounts.length), total: number(data.total) })}
          </Text>
        </>
      )}
      {asked && (
        <ChooseDialog
          client={client}
          checked={asked.checked}
          replaces={replaces}
          busy={choose.isPending}
          problem={choose.isError ? t("sources.saveFailed", { message: errorMessage(choose.error) }) : null}
          onChoose={(approvedToo) => take(asked, approvedToo)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

/** An account that was picked, and what is to be asked about it. */
export type Asked = { accountId: string; checked: CheckedChoice };

type ChooseDialogProps = {
  client: Pick<Client, "id" | "name" | "website">;
  checked: CheckedChoice;
  /** Whether the client has one, whose place it takes. */
  replaces: boolean;
  busy: boolean;
  problem: string | null;
  onChoose: (approvedToo: boolean) => void;
  onClose: () => void;
};

/** Asks about an account that may not be the client's, or that replaces another one with its figures. */
export function ChooseDialog({ client, checked, replaces, busy, problem, onChoose, onClose }: ChooseDialogProps) {
  const { t } = useTranslation("sources");
  const list = useListFormat();
  const [approvedToo, setApprovedToo] = useState(false);
  const { name, sites, doubts, removal } = checked;
  const shown = client.website?.replace(/^https?:\/\//, "").replace(/\/$/, "");
  const users = doubts.flatMap(({ about, clients }) => (about === "shared" ? clients : []));
  const sentences = ({ about, clients }: Doubt): string[] => {
    if (about === "shared") {
      return [t(`sources.doubt.${clients.length > 1 ? "sharedBySeveral" : "shared"}`, { clients: list(clients) })];
    }
    if (about === "name") return [t("sources.doubt.name", { client: client.name })];
    const measured = { sites: list(sites), client: client.name };
    const owners = clients.filter((owner) => !users.includes(owner));
    return [
      shown ? t("sources.doubt.site", { ...measured, website: shown }) : t("sources.doubt.noWebsite", measured),
      ...(owners.length > 0 ? [t("sources.doubt.owners", { ...measured, clients: list(owners) })] : []),
    ];
  };
  const goes = isWorthSaying(removal, replaces);
  const removes = removal.removed.length > 0 ? t("sources.choose.removes") : null;
  return (
    <ConfirmDialog
      title={t("sources.choose.title", { account: name, client: client.name })}
      question={doubts.length > 0 ? t("sources.choose.check") : (removes ?? "")}
      confirm={t("sources.choose.confirm")}
      busyLabel={t("sources.choosing")}
      busy={busy}
      problem={problem}
      onConfirm={() => onChoose(approvedToo)}
      onClose={onClose}
    >
      {doubts.length > 0 && (
        <List data-marked="">
          {doubts.flatMap(sentences).map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      )}
      {doubts.length > 0 && removes && <p>{removes}</p>}
      {goes && (
        <>
          <RemovalList removal={removal} clientId={client.id} done={false} approvedToo={approvedToo} />
          {removal.approved.length > 0 && !approvedToo && <p>{t("sources.removal.comparedNew")}</p>}
          <ApprovedToo approved={removal.approved} checked={approvedToo} onChange={setApprovedToo} />
        </>
      )}
    </ConfirmDialog>
  );
}
