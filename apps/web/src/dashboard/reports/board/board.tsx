import { Button, TextInput } from "@mantine/core";
import { startTransition, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { clientPackages } from "@agency/content/settings";
import type { Board, BoardRow, BoardSort, Run, RunInput } from "@agency/contracts/board";
import type { Client } from "@agency/contracts/clients";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { boardOrigins, isUnreviewed, type ReportAction, type RunAction } from "@agency/model/states";
import { FilterSelect } from "@agency/ui/filter-select";
import { joined, Row, Stack, Text } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { MineSwitch } from "../../responsible/mine-switch.tsx";
import { LoadFailed, Loading, StaleNote } from "../../shared/loaded.tsx";
import { Pages, useOffset, useStepBack } from "../../shared/table/pages.tsx";
import { useSettledSearch, useTyped } from "../../shared/table/search-field.tsx";
import type { Sorting } from "../../shared/table/sort-header.tsx";
import { useFormat } from "../../shared/use-format.ts";
import { Allowed } from "../../staff/rights.tsx";
import { AddUp } from "./add-up.tsx";
import { type BoardView, readInterval, useBoard, useStartRun } from "./api.ts";
import { BoardTable } from "./board-table.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { ActionBar, possibleActions, RunSummary } from "./runs.tsx";
import { SendQuestion } from "./send-question.tsx";
import { StateBar } from "./state-bar.tsx";
import { type BoardPlace, useBoardPlace } from "./use-board-place.ts";
import { useChosen } from "./use-chosen.ts";
import { useRunEnds } from "./use-run-ends.ts";
import { WithoutReview } from "./without-review.tsx";
import shared from "../../shared/shared.module.css";
import styles from "./board.module.css";

// The same one always, so that nothing follows from drawing again.
const noRuns: Run[] = [];

/** The most rows of a page. */
const pageLength = 100;

type BoardProps = {
  /** The client that was selected elsewhere; null when none was. */
  selected: Client | null;
};

/** The month board: every client's report of one type and period, and what can be done with many at once. */
export function Board({ selected }: BoardProps) {
  const { open: onOpen, ...place } = useBoardPlace();
  const { t } = useTranslation("board");
  const format = useFormat();
  const { reportType, periodStart, state, package: chosenPackage, origin, unopened, mine } = place;
  const [typed, setTyped] = useState("");
  const [cleared, setCleared] = useState(0);
  const { search, settling } = useSettledSearch(typed);
  const [sorting, setSorting] = useState<Sorting<BoardSort>>({ sort: "name", order: "asc" });
  const [dismissed, setDismissed] = useState<string | null>(null);

  const period = { reportType, ...(periodStart && { periodStart }) };
  const narrowed = {
    ...(chosenPackage && { package: chosenPackage }),
    ...(origin && { origin }),
    ...(mine && { mine: "yes" as const }),
    ...(search && { search }),
  };
  const filter = { ...narrowed, ...(state && { state }), ...(unopened && { unopened: "yes" as const }) };
  const view: BoardView = { ...period, ...filter, ...sorting };
  const [offset, move] = useOffset(JSON.stringify(view));
  const { data: board, error, refetch, isPlaceholderData } = useBoard({ ...view, limit: pageLength, offset });
  const pages = { offset, length: pageLength, onMove: move };
  useStepBack({ total: board?.total, ...pages });
  const tellFailure = (problem: unknown) =>
    toast({ title: t("actionFailed", { message: errorMessage(problem) }), variant: "destructive" });
  const rows = isPlaceholderData ? [] : (board?.rows ?? []);
  const chosen = useChosen({ view, rows, interval: readInterval(board), onError: tellFailure });
  const run = useStartRun();
  const noteAsked = useRunEnds(board?.runs ?? noRuns);
  const [started, setStarted] = useState(false);
  const [followed, setFollowed] = useState<string | null>(null);
  const selectedId = selected?.id ?? null;
  if (selectedId !== followed) {
    setFollowed(selectedId);
    if (selectedId === null) chosen.clear();
    else chosen.only(selectedId);
  }

  const open = (next: Partial<BoardPlace>) => {
    chosen.clear();
    onOpen(next);
  };
  const start = (body: RunInput, onStarted?: () => void) =>
    run.mutate(body, {
      onSuccess: ({ id }) => {
        noteAsked(id);
        setStarted(true);
        onStarted?.();
        // Where it is shown.
        if (body.reportType !== reportType) onOpen({ reportType: body.reportType, periodStart: null });
        // Send follows Generate for the same clients.
        if (!isUnreviewed(body.action)) chosen.clear();
        setDismissed(null);
      },
      onError: tellFailure,
    });
  const [asked, ask] = useState<RunInput | null>(null);
  const [seen, see] = useState<BoardRow | null>(null);
  const generate = (action: RunAction, type: ReportType) => {
    const body = {
      action,
      reportType: type,
      ...(type === reportType && periodStart && { periodStart }),
      clientIds: [...chosen.ids],
    };
    if (action === "generate_and_send") ask({ ...body, undoable: true });
    else start(body);
  };
  const act = (action: ReportAction) => {
    // Approving and sending names the reports that it cannot be done for; the others act on those they apply to.
    const named =
      action.includes("approve") || action === "send"
        ? chosen.clients
        : chosen.clients.filter(({ actions }) => actions.includes(action));
    const body = { action, ...period, clientIds: named.map(({ clientId }) => clientId) };
    if (action === "send" || action === "approve_and_send") ask({ ...body, undoable: true });
    else start(body);
  };

  const latest = board?.runs.filter((each) => !each.ended || each.id !== dismissed) ?? [];
  const label = board ? t("label", { period: format.period(board.reportType, board.period) }) : t("loading");
  return (
    <Stack as="section" gap="0.375rem" aria-label={label}>
      <BoardHead
        key={cleared}
        place={place}
        board={board}
        busy={run.isPending}
        onOpen={open}
        onSearch={(text) => {
          chosen.clear();
          setTyped(text);
        }}
        // What the buttons count: the clients that the filters leave.
        onPrepareAll={() => start({ action: "prepare", ...period, filter: narrowed })}
        onSendAll={() => ask({ action: "send", ...period, filter: narrowed, undoable: true })}
      />
      {!board && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Loading compact={false} />)}
      {board && (
        <>
          <StaleNote error={error} />
          <StateBar board={board} place={place} onOpen={open} />
          {latest.map((each) => (
            <RunSummary key={each.id} run={each} own={started} onDismiss={() => setDismissed(each.id)} />
          ))}
          {board.total > 0 && (
            <BoardTable
              label={label}
              offset={offset}
              outdated={isPlaceholderData || settling}
              board={board}
              sorting={sorting}
              onSort={(next) =>
                startTransition(() => {
                  chosen.clear();
                  setSorting(next);
                })
              }
              chosen={chosen}
              onSee={see}
            />
          )}
          {board.total > pageLength && <Pages total={board.total} {...pages} />}
          {board.total === 0 && (
            <Nothing
              filtered={Object.keys(filter).length > 0}
              onClear={() => {
                setTyped("");
                setCleared(cleared + 1);
                open({ state: null, package: null, origin: null, unopened: false, mine: false });
              }}
            />
          )}
          {seen && (
            <ChangeDialog
              opened={seen}
              rows={rows}
              reportType={board.reportType}
              periodStart={board.period.start}
              onClose={() => see(null)}
            />
          )}
          {asked && (
            <SendQuestion
              body={asked}
              busy={run.isPending}
              onClose={() => ask(null)}
              onConfirm={(body) => start(body, () => ask(null))}
            />
          )}
          <Allowed right="reports">
            <ActionBar
              count={chosen.clients.length}
              possible={possibleActions(chosen.clients.map(({ actions }) => actions))}
              busy={run.isPending}
              onAct={act}
              onClear={chosen.clear}
              beside={<WithoutReview count={chosen.ids.size} busy={run.isPending} onAct={generate} />}
            >
              {reportType === "quarterly" && (
                <AddUp periodStart={board.period.start} clientIds={[...chosen.ids]} onDone={chosen.clear} />
              )}
            </ActionBar>
          </Allowed>
        </>
      )}
    </Stack>
  );
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTranslation("board");
  if (!filtered) return <StateBlock mood="empty" title={t("empty")} description={t("emptyLead")} />;
  return (
    <StateBlock
      compact
      mood="empty"
      title={t("nothing")}
      action={
        <Button variant="default" onClick={onClear}>
          {t("clear")}
        </Button>
      }
    />
  );
}

type BoardFiltersProps = { place: BoardPlace; onOpen: (place: Partial<BoardPlace>) => void };

/** Which packages and sources the board shows. The states are chosen in the bar above. */
function BoardFilters({ place, onOpen }: BoardFiltersProps) {
  const { t } = useTranslation(["admin", "board"]);
  return (
    <Stack cells="9rem" gap="0.5rem" measure="26.5rem">
      <FilterSelect
        label={t("clients.filterPackage")}
        labelHidden
        value={place.package ?? "all"}
        options={[
          { value: "all", label: t("clients.allPackages") },
          ...clientPackages.map((value) => ({ value, label: t(`package.${value}`) })),
        ]}
        onChange={(value) => onOpen({ package: value === "all" ? null : value })}
      />
      <FilterSelect
        label={t("board:filterOrigin")}
        labelHidden
        value={place.origin ?? "all"}
        options={[
          { value: "all", label: t("board:allOrigins") },
          ...boardOrigins.map((value) => ({ value, label: t(`figures.origins.${value}`) })),
        ]}
        onChange={(value) => onOpen({ origin: value === "all" ? null : value })}
      />
    </Stack>
  );
}

type BoardHeadProps = {
  place: BoardPlace;
  /** Undefined until it has arrived. */
  board: Board | undefined;
  busy: boolean;
  onOpen: (place: Partial<BoardPlace>) => void;
  onSearch: (search: string) => void;
  onPrepareAll: () => void;
  onSendAll: () => void;
};

function BoardHead({ place, board, busy, onOpen, onSearch, onPrepareAll, onSendAll }: BoardHeadProps) {
  const { t } = useTranslation("board");
  const { t: tAdmin } = useTranslation("admin");
  const format = useFormat();
  const [typed, type] = useTyped(onSearch);
  const [filtering, setFiltering] = useState(place.package !== null || place.origin !== null);
  const move = (start: string | null | undefined, label: string, sign: string) => (
    <button
      type="button"
      className={shared["step"]}
      aria-label={label}
      disabled={!start}
      onClick={() => onOpen({ periodStart: start ?? null })}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );

  return (
    <>
      <Row gap="0.5rem 1.25rem" align="center">
        <h2 className={styles["period"]} aria-live="polite">
          {board ? format.period(board.reportType, board.period) : "…"}
        </h2>
        <Row align="center" unbroken className={styles["moves"]}>
          <div className={joined(shared["choice"], styles["types"])} role="group" aria-label={t("type")}>
            {reportTypes.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === place.reportType}
                onClick={() => onOpen({ reportType: one, periodStart: null })}
              >
                {tAdmin(`reportType.${one}`)}
              </button>
            ))}
          </div>
          <Row gap="0.25rem" align="center" unbroken>
            {move(board?.previous, t("previous"), "‹")}
            {move(board?.next, t("next"), "›")}
          </Row>
        </Row>
        <div className={styles["mine"]}>
          <MineSwitch mine={place.mine} onChange={(mine) => onOpen({ mine })} />
        </div>
        <Row gap="0.5rem" align="center" unbroken className={styles["tools"]}>
          <Button size="sm" variant="default" aria-expanded={filtering} onClick={() => setFiltering(!filtering)}>
            {t("filter")}
          </Button>
          <TextInput
            className={styles["search"]}
            type="search"
            size="sm"
            rightSection={
              <kbd aria-hidden="true" className={shared["onWide"]}>
                /
              </kbd>
            }
            rightSectionPointerEvents="none"
            value={typed}
            placeholder={t("search")}
            aria-label={t("search")}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") type("");
            }}
          />
          {board && (
            <Allowed right="reports">
              <NextStep board={board} mine={place.mine} busy={busy} onPrepare={onPrepareAll} onSend={onSendAll} />
            </Allowed>
          )}
        </Row>
      </Row>
      {filtering && <BoardFilters place={place} onOpen={onOpen} />}
    </>
  );
}

type NextStepProps = { board: Board; mine: boolean; busy: boolean; onPrepare: () => void; onSend: () => void };

/** The one thing that the month waits for. */
function NextStep({ board: { counts, reportType, period }, mine, busy, onPrepare, onSend }: NextStepProps) {
  const { t } = useTranslation("board");
  const { number } = useFormat();
  const localised = useLocalisedPath();
  const toReview = counts.prepared + counts.changed;
  const toSend = counts.approved + counts.revised;
  if (counts.ready > 0)
    return (
      <Button size="sm" disabled={busy} onClick={onPrepare}>
        {t("prepareAll", { number: number(counts.ready) })}
      </Button>
    );
  if (toReview > 0)
    return (
      <Button
        component={Link}
        size="sm"
        to={localised(`/admin/review?type=${reportType}&period=${period.start}${mine ? "&mine=yes" : ""}`)}
      >
        {t("reviewAll", { number: number(toReview) })}
      </Button>
    );
  if (toSend > 0)
    return (
      <Button size="sm" disabled={busy} onClick={onSend}>
        {t("sendAll", { number: number(toSend) })}
      </Button>
    );
  // What is held or failed is not sent: its row says what to do.
  const isAllSent = Object.entries(counts).every(([state, count]) => (state === "sent") === count > 0);
  return isAllSent ? (
    <Text as="span" size="small" tone="soft">
      {t("allSent")}
    </Text>
  ) : null;
}
