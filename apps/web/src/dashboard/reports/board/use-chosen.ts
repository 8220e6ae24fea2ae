import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import type { BoardChoice, BoardRow } from "@agency/contracts/board";
import { type ChooseRow, useRowChoice, useSelection } from "../../shared/table/use-row-choice.ts";
import { type BoardView, useChoices } from "./api.ts";

type Choice = Pick<BoardChoice, "clientId" | "actions">;

/** The clients chosen on the board. */
export type Chosen = {
  ids: ReadonlySet<string>;
  /** Only clients in the view, with the actions that each allows now. */
  clients: Choice[];
  /** Whether all are chosen that runs include. */
  every: boolean;
  /** Whether all are being read, to be chosen. */
  reading: boolean;
  choose: ChooseRow;
  chooseAll: () => void;
  only: (clientId: string) => void;
  clear: () => void;
};

type ChosenOptions = {
  view: BoardView;
  /** The rows of the shown page. */
  rows: readonly BoardRow[];
  /** How often the board is read again, in ms. */
  interval: number;
  onError: (error: unknown) => void;
};

/** The choice on the board. It follows the clients' states, whether their rows are on the shown page or not. */
export function useChosen({ view, rows, interval, onError }: ChosenOptions): Chosen {
  const selection = useSelection();
  const { ids, replace } = selection;
  const { choices, readChoices } = useChoices(view, { on: ids.size > 0, interval });
  const asked = JSON.stringify(view);
  const choose = useRowChoice({
    shown: rows.map(({ clientId }) => clientId),
    readIds: async () => (await readChoices()).map(({ clientId }) => clientId),
    view: asked,
    selection,
    onError,
  });
  const all = useMutation({ mutationFn: readChoices });
  const { reset } = all;
  // An answer for another view chooses nothing.
  useEffect(() => reset, [asked, reset]);

  const inRuns = choices?.filter((choice) => choice.inRuns) ?? [];
  return {
    ids,
    clients: chosenClients(ids, { shown: rows, choices }),
    every: inRuns.length > 0 && inRuns.every(({ clientId }) => ids.has(clientId)),
    reading: all.isPending,
    choose,
    chooseAll: () => {
      if (all.isPending) return;
      all.mutate(undefined, {
        onSuccess: (read) => replace(read.filter((choice) => choice.inRuns).map(({ clientId }) => clientId)),
        onError,
      });
    },
    only: (clientId) => replace([clientId]),
    clear: () => replace([]),
  };
}

/**
 * The chosen clients as they are now: shown rows are read again most often, and the choices are of all others.
 * @param choices undefined until they have been read
 */
export function chosenClients(
  ids: ReadonlySet<string>,
  { shown, choices = [] }: { shown: readonly Choice[]; choices: readonly Choice[] | undefined },
): Choice[] {
  const known = new Map([...choices, ...shown].map((choice) => [choice.clientId, choice]));
  return [...ids].flatMap((id) => known.get(id) ?? []);
}
