import { useTranslation } from "react-i18next";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";

/** Says why a line of work was not kept. @returns a function that answers false */
export function useWorkFailed(): (error: unknown) => false {
  const { t } = useTranslation("plan");
  return (error) => {
    toast({ title: t("work.failed", { message: messageOf(error) }), variant: "destructive" });
    return false;
  };
}
