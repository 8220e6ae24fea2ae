import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Source } from "@agency/contracts/sources";
import { accountKindNames } from "@agency/model/connections";
import type { Origin } from "@agency/model/origin";
import { capitalised } from "@agency/model/report/period-label";
import { endsByConnecting } from "@agency/model/source-problem";
import { Text } from "@agency/ui/layout";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage, useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { useBoardFormat } from "../reports/board/use-board-texts.ts";
import { showSource } from "../sources/show-source.ts";
import { useMay } from "../staff/rights.tsx";
import { quickActions } from "../use-dashboard-place.ts";
import { useOriginText } from "./origins.tsx";
import shared from "../shared/shared.module.css";
import table from "../shared/table/table.module.css";

type FigureSourceProps = {
  /** The account that fills the figure. */
  source: Source | undefined;
  /** Where its newest value comes from. */
  origin: Origin | undefined;
};

/** Where a figure comes from: the account that fills it, else what was last given for it. */
export function FigureSource({ source, origin }: FigureSourceProps) {
  const { t } = useTranslation(["client", "sources"]);
  const { within } = useOriginText();
  const { moment } = useBoardFormat();
  const locale = getLocale(useLanguage());
  if (!source) {
    const words = origin ? capitalised(within(origin), locale) : t("client:figures.noSource");
    return (
      <Text size="tiny" tone={origin ? "soft" : "muted"} light className={table["line"]} title={words}>
        {words}
      </Text>
    );
  }
  const { kind, name, state, problemSince } = source;
  return (
    <>
      <Text size="small" light className={table["line"]} title={name}>
        {accountKindNames[kind]}{" "}
        <Text as="span" size="tiny" tone="soft">
          {name.replace(/^https?:\/\//, "").replace(/\/$/, "")}
        </Text>
      </Text>
      {(state !== "ok" || problemSince) && (
        <Text size="tiny" tone="bad" light>
          {problemSince ? t("client:figures.notRead", { when: moment(problemSince) }) : t(`sources:state.${state}`)}
        </Text>
      )}
    </>
  );
}

type FigureStepProps = {
  /** The figure as people read it. */
  name: string;
  /** The account that fills it. */
  source: Source | undefined;
  onTypeIn: () => void;
};

/** What can be done about where a figure comes from. Nothing for somebody who may not. */
export function FigureStep({ name, source, onTypeIn }: FigureStepProps) {
  const { t } = useTranslation("client");
  const localised = useLocalisedPath();
  const may = useMay();
  if (source && isCut(source)) {
    return may("connections") ? (
      <Link className={shared["linkish"]} to={localised(quickActions.settings)}>
        {t("figures.reconnect")}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Link>
    ) : (
      <Text as="span" size="small" tone="soft">
        {t("figures.askOwner")}
      </Text>
    );
  }
  const [right, words, act] = source
    ? (["sources", "changeSource", () => showSource(source.kind)] as const)
    : (["figures", "typeIn", onTypeIn] as const);
  if (!may(right)) return null;
  return (
    <button type="button" className={shared["linkish"]} onClick={act}>
      {t(`figures.${words}`)}
      <VisuallyHidden> {name}</VisuallyHidden>
    </button>
  );
}

/** Whether only a new connection makes an account readable again. */
function isCut({ state, problem }: Source): boolean {
  return state !== "ok" || (problem !== null && endsByConnecting(problem));
}
