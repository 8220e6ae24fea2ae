import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ImportInput, PreviewedImport } from "@agency/contracts/imports";
import { CallError } from "../../shared/api/call-error.ts";
import { call } from "../../shared/api/call.ts";
import { shownFigures } from "../figures/api.ts";
import { base64Of } from "../shared/base64.ts";

const nothingDecided = { columns: {}, dateOrder: null, reportType: null };

/** A file with what was answered about it so far. */
export type ChosenFile = {
  file: File;
  /** What the server calls it while it keeps it; null until it was sent. */
  upload: string | null;
  answers: Record<string, string>;
  clients: Record<string, string | null>;
  /** Whether everything is asked again. */
  afresh: boolean;
};

/** @param clientId whose figures these are where the file says nothing; null for a file of many clients */
export function usePreviewImport(clientId: string | null) {
  return useMutation({
    mutationFn: (chosen: ChosenFile) =>
      sendOnce(chosen, clientId, (body): Promise<PreviewedImport> => call("POST /api/imports/preview", { body })),
  });
}

export function useKeepImport(clientId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chosen: ChosenFile) => sendOnce(chosen, clientId, (body) => call("POST /api/imports", { body })),
    onSuccess: () => {
      for (const queryKey of shownFigures) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** Sends the answers alone while the server keeps the file, and else the file with them. */
async function sendOnce<Answer>(
  { file, upload, answers, clients, afresh }: ChosenFile,
  clientId: string | null,
  send: (body: ImportInput) => Promise<Answer>,
): Promise<Answer> {
  const answered: ImportInput = {
    ...(clientId === null ? {} : { clientId }),
    answers,
    clients,
    ...(afresh ? { mapping: nothingDecided } : {}),
  };
  if (upload !== null) {
    try {
      return await send({ ...answered, upload });
    } catch (error) {
      if (!(error instanceof CallError) || error.body?.error !== "upload_ended") throw error;
    }
  }
  return send({ ...answered, fileName: file.name.slice(0, 200), file: await base64Of(file) });
}
