import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ListInput, PreviewedList } from "@agency/contracts/client-lists";
import { call } from "../../shared/api/call.ts";
import { toBase64 } from "../shared/base64.ts";
import { useChange } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

/** A file or a pasted table, with what was answered about it. */
type Chosen = {
  list: { file: File } | { text: string };
  answers: NonNullable<ListInput["answers"]>;
  columns: NonNullable<ListInput["columns"]>;
  rows: NonNullable<ListInput["rows"]>;
};

/** A list of clients on its way: looked at after each answer, and stored as it was shown. */
export function useClientList() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // It stays in sight while an answer is on its way.
  const [found, setFound] = useState<PreviewedList | null>(null);
  const look = useMutation({
    mutationFn: async (wanted: Chosen) => call("POST /api/client-lists/preview", { body: await toBody(wanted) }),
    onSuccess: setFound,
    onError: () => setFound(null),
  });
  const keep = useChange(
    async ({ chosen: wanted, ...body }: { chosen: Chosen; seen: string; scheduled: boolean }) =>
      call("POST /api/client-lists", { body: { ...(await toBody(wanted)), ...body } }),
    [keys.clients, keys.analytics, keys.reports, keys.schedules],
  );
  const go = (wanted: Chosen) => {
    setChosen(wanted);
    keep.reset();
    look.mutate(wanted);
  };
  const change = (part: Partial<Chosen>) => chosen && go({ ...chosen, ...part });

  return {
    look,
    keep,
    found,
    start: (list: Chosen["list"]) => {
      setFound(null);
      go({ list, answers: {}, columns: {}, rows: {} });
    },
    again: () => change({}),
    answer: (id: string, value: string) => change({ answers: { ...chosen?.answers, [id]: value } }),
    nameColumn: (key: string, field: Chosen["columns"][string]) =>
      change({ columns: { ...chosen?.columns, [key]: field } }),
    /** @param answer null forgets it */
    answerRow: (id: string, answer: string | null) => {
      const { [id]: _former, ...others } = chosen?.rows ?? {};
      change({ rows: answer === null ? others : { ...others, [id]: answer } });
    },
    forget: () => {
      setChosen(null);
      setFound(null);
      look.reset();
      keep.reset();
    },
    store: (seen: string, scheduled: boolean) => chosen && keep.mutate({ chosen, seen, scheduled }),
  };
}

export type ClientList = ReturnType<typeof useClientList>;

async function toBody({ list, ...answered }: Chosen): Promise<ListInput> {
  if ("text" in list) return { ...answered, text: list.text };
  return { ...answered, fileName: list.file.name.slice(0, 200), file: await toBase64(list.file) };
}
