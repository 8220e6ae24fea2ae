import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "@agency/ui/toast";
import { CallError } from "../../shared/api/call-error.ts";
import { keys } from "../shared/keys.ts";
import { useForgetSession } from "./api.ts";

/** A 401 after the sign-in means that the session has ended. The page then redirects to the sign-in. */
export function useSessionEnd(): void {
  const { t } = useTranslation("admin");
  const queryClient = useQueryClient();
  const forget = useForgetSession();
  const end = useRef<() => void>(() => undefined);

  useEffect(() => {
    end.current = () => {
      if (!queryClient.getQueryData(keys.session)) return;
      forget();
      toast({ title: t("sessionEnded"), description: t("sessionEndedLead"), variant: "destructive" });
    };
  });

  useEffect(() => {
    const look = (error: unknown) => {
      if (error instanceof CallError && error.status === 401) end.current();
    };
    const leaveQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") look(event.action.error);
    });
    const leaveMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") look(event.action.error);
    });
    return () => {
      leaveQueries();
      leaveMutations();
    };
  }, [queryClient]);
}
