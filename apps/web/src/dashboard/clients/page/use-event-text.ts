import { useTranslation } from "react-i18next";
import type { ClientEvent, ClientNote } from "@agency/contracts/client-history";
import { accountKindNames } from "@agency/model/connections";
import { useActivityText } from "../../activity/use-activity-text.ts";
import { useReportTitle } from "../../reports/report-links.tsx";
import { useFormat, useListFormat } from "../../shared/use-format.ts";

/** Says in a sentence what happened. */
export function useEventText(): (event: Exclude<ClientEvent, ClientNote>) => string {
  const { t } = useTranslation(["client", "admin"]);
  const format = useFormat();
  const names = useListFormat();
  const title = useReportTitle();
  const activityText = useActivityText();
  return (event) => {
    switch (event.kind) {
      case "added":
        return t("client:history.event.added");
      case "approved":
      case "withdrawn": {
        const params = { report: title(event), number: event.revision ?? 1 };
        return event.by === null
          ? t(`client:history.event.${event.kind}Alone`, params)
          : t(`client:history.event.${event.kind}`, { ...params, name: event.by });
      }
      case "sent":
        return t("client:history.event.sent", { report: title(event), recipient: event.recipient });
      case "handed_over":
        return t("client:history.event.handed_over", {
          name: event.by,
          report: title(event),
          recipient: event.recipient,
        });
      case "used":
        return t(`client:history.event.${event.use}`, { report: title(event), count: event.times });
      case "answered":
        return event.name === null
          ? t("client:history.event.answeredBySomebody", { report: title(event) })
          : t("client:history.event.answered", { name: event.name, report: title(event) });
      case "figures":
        return t(`client:history.event.${event.from}`, {
          name: event.by,
          period: format.period(event.reportType, event.reportPeriod),
          figures: names(event.figures.map((figure) => t(`admin:figures.field.${figure}`))),
        });
      case "done": {
        const { who, what, more } = activityText({ ...event, kind: event.what });
        return format.parts([`${who}: ${what}`, more].filter(Boolean));
      }
      case "source":
        return t("client:history.event.source", {
          name: event.by,
          account: event.name,
          source: accountKindNames[event.source],
        });
    }
  };
}
