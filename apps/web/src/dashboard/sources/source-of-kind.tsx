import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Client } from "@agency/contracts/clients/schemas";
import type { Connection } from "@agency/contracts/connections/schemas";
import type { Source } from "@agency/contracts/sources/schemas";
import { type AccountKind, accountKindNames } from "@agency/model/connections";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { AccountPicker } from "./account-picker.tsx";
import { ChosenSource } from "./chosen-source.tsx";
import { FilledFigures } from "./filled-figures.tsx";
import { Keywords } from "./keywords.tsx";
import styles from "./sources.module.css";

type SourceOfKindProps = {
  client: Client;
  kind: AccountKind;
  source: Source | null;
  /** Those that work. */
  connections: Connection[];
};

/** The chosen account of one kind, or the list to choose from. */
export function SourceOfKind({ client, kind, source, connections }: SourceOfKindProps) {
  const { t } = useTranslation("connections");
  const localised = useLocalisedPath();
  const id = useId();
  const [changing, setChanging] = useState(false);
  const able = connections.filter(({ businessProfile }) => kind !== "business_profile" || businessProfile);
  const picking = (changing || !source) && able.length > 0;
  return (
    <section aria-labelledby={id} className={styles["kind"]}>
      <h3 id={id} className={styles["heading"]}>
        {accountKindNames[kind]}
      </h3>
      {source && (
        <ChosenSource
          clientId={client.id}
          source={source}
          changing={changing}
          onChange={able.length > 0 ? () => setChanging(!changing) : null}
        />
      )}
      {picking && (
        <>
          <p className={styles["facts"]}>
            {source ? t("sources.replaces", { name: source.name }) : t("sources.replacesFormer")}
          </p>
          <AccountPicker client={client} kind={kind} connections={able} onChosen={() => setChanging(false)} />
        </>
      )}
      {!source && connections.length > 0 && able.length === 0 && (
        <p className={styles["facts"]}>
          {t("sources.profileHint")} <Link to={localised("/admin/settings")}>{t("sources.toSettings")}</Link>
        </p>
      )}
      {source && !changing && <FilledFigures clientId={client.id} source={source} />}
      {source && kind === "search_console" && !changing && <Keywords clientId={client.id} tracking={source.tracking} />}
    </section>
  );
}
