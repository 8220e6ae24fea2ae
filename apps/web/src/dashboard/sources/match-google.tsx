import { Alert, Button, Checkbox, Radio, Table } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { MatchCandidate, SourceMatch, SourceMatches } from "@agency/contracts/source-matches";
import { accountKindNames } from "@agency/model/connections";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { LoadFailed } from "../shared/loaded.tsx";
import { useFormat, useListFormat } from "../shared/use-format.ts";
import { type Asked, ChooseDialog } from "./account-picker.tsx";
import { type UnusedMatch, useCheckChoice, useChooseSource, useConfirmMatches, useSourceMatches } from "./api.ts";

/** Finds Google's accounts of clients that have none, by their websites: sure ones are confirmed together, others asked one by one. */
export function MatchGoogle() {
  const { t } = useTranslation("sources");
  const [wanted, setWanted] = useState(false);
  const { data, error, isFetching, dataUpdatedAt, refetch } = useSourceMatches(wanted);
  return (
    <Stack as="section" gap="1rem" aria-labelledby="match-google">
      <h2 id="match-google">{t("match.title")}</h2>
      <Text tone="soft" measure="66ch">
        {t("match.lead")}
      </Text>
      <Button
        variant="default"
        mr="auto"
        disabled={isFetching}
        onClick={() => (wanted ? void refetch() : setWanted(true))}
      >
        {isFetching ? t("match.asking") : t(data ? "match.again" : "match.ask")}
      </Button>
      {error && !isFetching && <LoadFailed compact error={error} onRetry={() => void refetch()} />}
      {data && !isFetching && <Matches key={dataUpdatedAt} found={data} />}
    </Stack>
  );
}

function Matches({ found: { connected, matches, failed, unread } }: { found: SourceMatches }) {
  const { t } = useTranslation("sources");
  const { number } = useFormat();
  const localised = useLocalisedPath();
  if (!connected) {
    return (
      <Alert color="accent">
        <p>{t("sources.noConnection")}</p>
        <Button component={Link} to={localised("/admin/settings")} variant="default" mt="sm">
          {t("sources.toSettings")}
        </Button>
      </Alert>
    );
  }
  const sure = matches.filter(({ doubt, candidates }) => doubt === null && candidates.length > 0);
  const doubtful = matches.filter(({ doubt }) => doubt !== null);
  const missing = matches.filter(({ candidates }) => candidates.length === 0);
  return (
    <Stack gap="1.5rem">
      {failed.map(({ email, kind, message }) => (
        <Alert key={`${email} ${kind}`} color="bad">
          {t("match.failed", { email, kind: accountKindNames[kind], message })}
        </Alert>
      ))}
      {unread > 0 && <Text tone="soft">{t("match.unread", { count: unread, number: number(unread) })}</Text>}
      {matches.length === 0 && <p>{t("match.nothing")}</p>}
      {sure.length > 0 && <SureMatches matches={sure} />}
      {doubtful.length > 0 && <Questions matches={doubtful} />}
      {missing.length > 0 && <Missing matches={missing} />}
    </Stack>
  );
}

const matchKey = ({ client, kind }: SourceMatch) => `${client.id} ${kind}`;

/** The sure ones with a box for each, which one press uses together. */
function SureMatches({ matches }: { matches: SourceMatch[] }) {
  const { t } = useTranslation("sources");
  const { number } = useFormat();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [turn, setTurn] = useState(0);
  const confirm = useConfirmMatches(setTurn);
  const chosen = matches.filter((match) => !left.has(matchKey(match)));
  if (confirm.data) return <Confirmed count={chosen.length - confirm.data.length} unused={confirm.data} />;
  return (
    <Stack as="section" gap="0.75rem" fit aria-labelledby="sure-matches">
      <h3 id="sure-matches">{t("match.sure")}</h3>
      <Text size="small" tone="soft">
        {t("match.sureLead")}
      </Text>
      <Table aria-label={t("match.table")} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("match.client")}</Table.Th>
            <Table.Th>{t("match.account")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {matches.map((match) => {
            const key = matchKey(match);
            const name = match.candidates[0]?.name ?? "";
            return (
              <Table.Tr key={key}>
                <Table.Td>
                  <Checkbox
                    label={match.client.name}
                    aria-label={t("match.use", { client: match.client.name, account: name })}
                    checked={!left.has(key)}
                    disabled={confirm.isPending}
                    onChange={({ currentTarget: { checked } }) =>
                      setLeft(
                        (before) => new Set(checked ? [...before].filter((one) => one !== key) : [...before, key]),
                      )
                    }
                  />
                </Table.Td>
                <Table.Td>
                  <Candidate match={match} candidate={match.candidates[0]} />
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      <Button disabled={chosen.length === 0 || confirm.isPending} onClick={() => confirm.mutate(chosen)}>
        {confirm.isPending
          ? t("match.confirming", { number: number(Math.min(turn + 1, chosen.length)), of: number(chosen.length) })
          : t("match.confirm", { count: chosen.length, number: number(chosen.length) })}
      </Button>
    </Stack>
  );
}

function Confirmed({ count, unused }: { count: number; unused: UnusedMatch[] }) {
  const { t } = useTranslation("sources");
  const { number } = useFormat();
  return (
    <>
      <Alert color="area" role="status">
        {t("match.confirmed", { count, number: number(count) })}
      </Alert>
      {unused.map(({ match, error }) => (
        <Alert key={matchKey(match)} color="bad">
          {t("match.notUsed", {
            client: match.client.name,
            kind: accountKindNames[match.kind],
            message: errorMessage(error),
          })}
        </Alert>
      ))}
    </>
  );
}

/** What is known of an account: its kind, name, sites, and who else uses it. */
function Candidate({ match, candidate }: { match: SourceMatch; candidate: MatchCandidate | undefined }) {
  const { t } = useTranslation("sources");
  const list = useListFormat();
  if (!candidate) return null;
  const { name, accountId, sites, usedBy, email } = candidate;
  const facts = [
    accountKindNames[match.kind],
    match.kind === "analytics" && t("sources.account.analytics", { id: accountId }),
    sites.length > 0 && t("sources.sites", { sites: list(sites) }),
    t("sources.readBy", { email }),
    usedBy.length > 0 && t("sources.usedBy", { clients: list(usedBy) }),
  ];
  return (
    <>
      {name}
      <Text size="small" tone="soft">
        {facts.filter(Boolean).join(" · ")}
      </Text>
    </>
  );
}

/** The doubtful ones, one question at a time. */
function Questions({ matches }: { matches: SourceMatch[] }) {
  const { t } = useTranslation("sources");
  const { number } = useFormat();
  const [place, setPlace] = useState(0);
  const match = matches[place];
  if (!match) return null;
  const remaining = matches.length - place;
  return (
    <Stack gap="0.75rem">
      <Text size="small" tone="soft" role="status">
        {t("match.remaining", { count: remaining, number: number(remaining) })}
      </Text>
      <MatchQuestion key={matchKey(match)} match={match} onDone={() => setPlace(place + 1)} />
    </Stack>
  );
}

/** Which account a client gets, if any. What the server doubts about it is asked as everywhere. */
function MatchQuestion({ match, onDone }: { match: SourceMatch; onDone: () => void }) {
  const { t } = useTranslation("sources");
  const { client, kind, doubt, candidates } = match;
  const [accountId, setAccountId] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const check = useCheckChoice(client.id, kind);
  const choose = useChooseSource(client.id, kind);
  const connectionId = candidates.find((candidate) => candidate.accountId === accountId)?.connectionId;
  const busy = check.isPending || choose.isPending;
  const problem = choose.error ?? check.error;
  const failed = problem && t("sources.saveFailed", { message: errorMessage(problem) });
  const take = ({ accountId: picked, checked }: Asked, approvedToo: boolean) =>
    connectionId !== undefined &&
    choose.mutate(
      { connectionId, accountId: picked, confirmed: checked.doubts.map(({ about }) => about), approvedToo },
      {
        onSuccess: ({ source }) => {
          toast({ title: t("sources.saved"), description: source.name });
          onDone();
        },
      },
    );
  const pick = () => {
    if (accountId === null || connectionId === undefined) return;
    choose.reset();
    check.mutate(
      { connectionId, accountId },
      {
        onSuccess: (checked) => {
          const picked = { accountId, checked };
          if (checked.doubts.length > 0) setAsked(picked);
          else take(picked, false);
        },
      },
    );
  };
  return (
    <Stack gap="0.75rem" fit>
      <Radio.Group
        label={t("match.question", { kind: accountKindNames[kind], client: client.name })}
        description={doubt && t(`match.doubt.${doubt}`)}
        value={accountId ?? ""}
        onChange={setAccountId}
      >
        <Stack gap="0.5rem" top="0.5rem">
          {candidates.map((candidate) => (
            <Radio
              key={candidate.accountId}
              value={candidate.accountId}
              disabled={busy}
              label={<Candidate match={match} candidate={candidate} />}
            />
          ))}
        </Stack>
      </Radio.Group>
      {failed && !asked && <Alert color="bad">{failed}</Alert>}
      <Row gap="0.5rem">
        <Button disabled={accountId === null || busy} onClick={pick}>
          {busy ? t("sources.choosing") : t("match.choose")}
        </Button>
        <Button variant="default" disabled={busy} onClick={onDone}>
          {t("match.none")}
        </Button>
      </Row>
      {asked && (
        <ChooseDialog
          client={client}
          checked={asked.checked}
          replaces={false}
          busy={choose.isPending}
          problem={choose.isError ? failed : null}
          onChoose={(approvedToo) => take(asked, approvedToo)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

function Missing({ matches }: { matches: SourceMatch[] }) {
  const { t } = useTranslation("sources");
  const list = useListFormat();
  const byKind = Map.groupBy(matches, ({ kind }) => kind);
  return (
    <Stack as="section" gap="0.5rem" aria-labelledby="missing-matches">
      <h3 id="missing-matches">{t("match.missing")}</h3>
      <Text size="small" tone="soft" measure="66ch">
        {t("match.missingLead")}
      </Text>
      {[...byKind].map(([kind, found]) => (
        <p key={kind}>
          <strong>{accountKindNames[kind]}</strong>: {list(found.map(({ client }) => client.name))}
        </p>
      ))}
    </Stack>
  );
}
