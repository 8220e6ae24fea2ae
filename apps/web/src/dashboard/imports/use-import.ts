import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ImportInput, ImportQuestion as Question } from "@agency/contracts/imports";
import { CallError } from "../../shared/api/call-error.ts";
import { call } from "../../shared/api/call.ts";
import { shownFigures } from "../figures/api.ts";
import { toBase64 } from "../shared/base64.ts";
import { type ChosenFile, nextStep, type Step } from "./import-steps.ts";

type ImportState = { files: ChosenFile[]; step: Step | null };

/** @property confirmed the doubts about figures that are right nevertheless */
type Keeping = { chosen: ChosenFile[]; confirmed: string[] };

const nothing: ImportState = { files: [], step: null };

const nothingDecided = { columns: {}, dateOrder: null, reportType: null };

/**
 * Files on their way into the figures: each is looked at by itself and asked about, then all of them together, and all or none are kept.
 * @param clientId whose figures these are where the files say nothing; null for files of many clients
 */
export function useImport(clientId: string | null) {
  const [{ files, step }, setState] = useState(nothing);
  const [looking, setLooking] = useState(0);
  const [afresh, setAfresh] = useState(false);
  const queryClient = useQueryClient();
  const common = { ...(clientId === null ? {} : { clientId }), ...(afresh ? { mapping: nothingDecided } : {}) };

  const look = useMutation({
    mutationFn: ({ chosen, body }: { chosen: ChosenFile[]; body: ImportInput }) =>
      nextStep(chosen, {
        one: (file) => sendOnce(file, body, (input) => call("POST /api/imports/preview", { body: input })),
        together: (all) => call("POST /api/imports/preview", { body: { ...body, ...together(all) } }),
        isForgotten,
        onLook: setLooking,
      }),
    onSuccess: setState,
  });
  const keep = useMutation({
    mutationFn: ({ chosen, confirmed }: Keeping): Promise<{ imported: number; clients: number }> => {
      const [first, ...others] = chosen;
      const decided = { ...common, confirmed };
      if (first && others.length === 0) return sendOnce(first, decided, (body) => call("POST /api/imports", { body }));
      return call("POST /api/imports", { body: { ...decided, ...together(chosen) } });
    },
    onSuccess: () => {
      setState({ files, step: null });
      for (const queryKey of shownFigures) void queryClient.invalidateQueries({ queryKey });
    },
    // The dialog says why, where a toast would cover the list of problems.
    onError: () => setState({ files, step: null }),
  });
  const go = (chosen: ChosenFile[], body: ImportInput = common) => {
    // The result of an earlier import says nothing about these files.
    keep.reset();
    setLooking(0);
    look.mutate({ chosen, body });
  };
  const change = (changed: (file: ChosenFile, index: number) => ChosenFile) => go(files.map(changed));

  return {
    files,
    step,
    /** The number of the file that is being looked at. */
    looking,
    look,
    keep,
    start: (chosen: File[]) => {
      setAfresh(false);
      go(chosen.map(chosenFile), clientId === null ? {} : { clientId });
    },
    forget: () => {
      setState(nothing);
      look.reset();
      keep.reset();
    },
    /** @param alike whether later files that ask the same get the same answer */
    answer: (index: number, question: Question, value: string, alike: boolean) =>
      change((file, number) => {
        const own = number === index;
        const shared = alike && number >= index ? [...file.shared, { question, value }] : file.shared;
        const stays = step?.kind === "question" && step.together;
        return {
          ...file,
          shared,
          ...(own && { answers: { ...file.answers, [question.id]: value }, ready: stays ? file.ready : null }),
        };
      }),
    /** Says of all files what a column of theirs holds. */
    answerAll: (id: string, value: string) =>
      change((file) => ({ ...file, answers: { ...file.answers, [id]: value }, ready: null })),
    nameClients: (index: number, clients: Record<string, string | null>) =>
      change((file, number) =>
        number === index ? { ...file, clients: { ...file.clients, ...clients }, ready: null } : file,
      ),
    leaveOut: (index: number) => go(files.filter((_, number) => number !== index)),
    startAfresh: () => {
      setAfresh(true);
      go(
        files.map(({ file }) => chosenFile(file)),
        { ...common, mapping: nothingDecided },
      );
    },
    keepAll: (confirmed: string[], onKept: (imported: number) => void) =>
      keep.mutate({ chosen: files, confirmed }, { onSuccess: ({ imported }) => onKept(imported) }),
  };
}

function chosenFile(file: File): ChosenFile {
  return { file, upload: null, answers: {}, clients: {}, shared: [], ready: null };
}

function isForgotten(error: unknown): boolean {
  return error instanceof CallError && error.body?.error === "upload_ended";
}

/** Sends the answers alone while the server keeps the file, and else the file with them. */
async function sendOnce<Answer>(
  { file, upload, answers, clients }: ChosenFile,
  common: ImportInput,
  send: (body: ImportInput) => Promise<Answer>,
): Promise<Answer> {
  const answered: ImportInput = { ...common, answers, clients };
  if (upload !== null) {
    try {
      return await send({ ...answered, upload });
    } catch (error) {
      if (!isForgotten(error)) throw error;
    }
  }
  return send({ ...answered, fileName: file.name.slice(0, 200), file: await toBase64(file) });
}

function together([first, ...others]: ChosenFile[]): ImportInput {
  const named = ({ upload, answers, clients }: ChosenFile) => ({ upload: upload ?? "", answers, clients });
  return first ? { ...named(first), others: others.map(named) } : {};
}
