import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keepImport, previewImport } from "@agency/contracts/imports/endpoints";
import type { ImportInput } from "@agency/contracts/imports/schemas";
import { call } from "../../shared/api/call.ts";
import { base64Of } from "../shared/base64.ts";
import { shownFigures } from "./api.ts";

const nothingDecided = { columns: {}, dateOrder: null, reportType: null };

/** A file with what was answered about it so far. */
export type ChosenFile = {
  file: File;
  answers: Record<string, string>;
  clients: Record<string, string | null>;
  /** Whether everything is asked again. */
  afresh: boolean;
};

/** @param clientId whose figures these are where the file says nothing; null for a file of many clients */
export function usePreviewImport(clientId: string | null) {
  return useMutation({
    mutationFn: async (chosen: ChosenFile) => call(previewImport, { body: await inputOf(chosen, clientId) }),
  });
}

export function useKeepImport(clientId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: ChosenFile) => call(keepImport, { body: await inputOf(chosen, clientId) }),
    onSuccess: () => {
      for (const queryKey of shownFigures) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

async function inputOf({ file, answers, clients, afresh }: ChosenFile, clientId: string | null): Promise<ImportInput> {
  return {
    fileName: file.name.slice(0, 200),
    file: await base64Of(file),
    ...(clientId === null ? {} : { clientId }),
    answers,
    clients,
    ...(afresh ? { mapping: nothingDecided } : {}),
  };
}
