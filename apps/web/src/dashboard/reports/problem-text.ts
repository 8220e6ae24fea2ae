import { useTranslation } from "react-i18next";

const known = ["no_figures", "internal_error"] as const;

/** Puts a report's or a mail's problem into words: codes of our own are translated, others' words are quoted. */
export function useProblemText(): (problem: string | null) => string {
  const { t } = useTranslation("admin");
  return (problem) => {
    const code = known.find((one) => one === problem);
    return code ? t(`reports.problem.${code}`) : (problem ?? t("reports.saidNothing"));
  };
}
