import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { startTransition, useState } from "react";
import { useTranslation } from "react-i18next";
import { clientPackages } from "@agency/content/settings";
import type { Board as BoardData, BoardRow, BoardSort } from "@agency/contracts/board";
import { boardOrigins, type RunAction } from "@agency/model/states";
import { FilterSelect } from "@agency/ui/filter-select";
import { Stack } from "@agency/ui/stack";
import { StateBlock } from "@agency/ui/state-block";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../../shared/api/message-of.ts";
import { keys } from "../../shared/keys.ts";
import { LoadFailed } from "../../shared/load-failed.tsx";
import { Loading } from "../../shared/loading.tsx";
import { StaleNote } from "../../shared/stale-note.tsx";
import { useSettledSearch } from "../../shared/table/search-field.tsx";
import type { Sorting } from "../../shared/table/sort-header.tsx";
import { useLongList } from "../../shared/table/use-long-list.ts";
import { useFormat } from "../../shared/use-format.ts";
import { possibleActions } from "../possible-actions.ts";
import { ActionBar } from "./action-bar.tsx";
import { type BoardView, intervalOf, readBoardPage, useStartRun } from "./api.ts";
import { BoardHead } from "./board-head.tsx";
import { BoardTable } from "./board-table.tsx";
import { RunSummary } from "./run-summary.tsx";
import { StateBar } from "./state-bar.tsx";
import type { BoardPlace } from "./use-board-place.ts";
import { useChosen } from "./use-chosen.ts";
import styles from "./board-filters.module.css";

type BoardProps = {
  place: BoardPlace;
  onOpen: (place: Partial<BoardPlace>) => void;
};

/** The month board: every client's report of one type and period, and what can be done with many at once. */
export function Board({ place, onOpen }: BoardProps) {
  const { t } = useTranslation("board");
  const format = useFormat();
  const queryClient = useQueryClient();
  const { reportType, periodStart, state, package: chosenPackage, origin } = place;
  const [typed, setTyped] = useState("");
  const [cleared, setCleared] = useState(0);
  const { search, settling } = useSettledSearch(typed);
  const [sorting, setSorting] = useState<Sorting<BoardSort>>({ sort: "name", order: "asc" });
  const [dismissed, setDismissed] = useState<string | null>(null);
  const narrow = useMediaQuery("(width < 48em)");

  const period = { reportType, ...(periodStart && { periodStart }) };
  const filter = {
    ...(state && { state }),
    ...(chosenPackage && { package: chosenPackage }),
    ...(origin && { origin }),
    ...(search && { search }),
  };
  const view: BoardView = { ...period, ...filter, ...sorting };
  const known = queryClient.getQueryData<BoardData>([...keys.board(view), 0]);
  const list = useLongList<BoardData, BoardRow>({
    queryKey: keys.board(view),
    read: readBoardPage(view),
    rowsOf: ({ rows }) => rows,
    rowHeight: narrow ? 84 : 60,
    refetchInterval: intervalOf(known),
    settling,
  });
  const { head: board, error, refetch } = list;
  const tellFailure = (problem: unknown) =>
    toast({ title: t("actionFailed", { message: messageOf(problem) }), variant: "destructive" });
  const chosen = useChosen({ view, list, interval: intervalOf(known), onError: tellFailure });
  const run = useStartRun();

  const open = (next: Partial<BoardPlace>) => {
    chosen.clear();
    onOpen(next);
  };
  const start = (body: Parameters<typeof run.mutate>[0]) =>
    run.mutate(body, {
      onSuccess: () => {
        chosen.clear();
        setDismissed(null);
      },
      onError: tellFailure,
    });
  const act = (action: RunAction) => {
    // What is approved and sent names those it cannot be done for; the others act on those it applies to.
    const named =
      action.includes("approve") || action === "send"
        ? chosen.clients
        : chosen.clients.filter(({ actions }) => actions.includes(action));
    start({ action, ...period, clientIds: named.map(({ clientId }) => clientId) });
  };

  const latest = board?.runs.filter((each) => !each.ended || each.id !== dismissed) ?? [];
  const label = board ? t("label", { period: format.period(board.reportType, board.period) }) : t("loading");
  return (
    <Stack as="section" aria-label={label}>
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
        onPrepareAll={() => start({ action: "prepare", ...period })}
      />
      {!board && (error ? <LoadFailed error={error} onRetry={refetch} /> : <Loading compact={false} />)}
      {board && (
        <>
          <StaleNote error={error} />
          <StateBar board={board} state={state} onState={(next) => open({ state: next })} />
          <BoardFilters place={place} onOpen={open} />
          {latest.map((each) => (
            <RunSummary key={each.id} run={each} onDismiss={() => setDismissed(each.id)} />
          ))}
          {board.total > 0 && (
            <BoardTable
              list={list}
              label={label}
              board={board}
              sorting={sorting}
              onSort={(next) =>
                startTransition(() => {
                  chosen.clear();
                  setSorting(next);
                })
              }
              chosen={chosen}
            />
          )}
          {board.total === 0 && (
            <Nothing
              filtered={Object.keys(filter).length > 0}
              onClear={() => {
                setTyped("");
                setCleared(cleared + 1);
                open({ state: null, package: null, origin: null });
              }}
            />
          )}
          <ActionBar
            count={chosen.clients.length}
            possible={possibleActions(chosen.clients.map(({ actions }) => actions))}
            busy={run.isPending}
            onAct={act}
            onClear={chosen.clear}
          />
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
    <div className={styles["filters"]}>
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
    </div>
  );
}
