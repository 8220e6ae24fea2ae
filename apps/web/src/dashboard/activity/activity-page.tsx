import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ActivityEntry } from "@agency/contracts/activity";
import "../../styles/controls.css";
import { activityKinds, type ActorKind, actorKinds, type ActivityKind } from "@agency/model/activity";
import { actionClass } from "@agency/ui/action";
import { FilterSelect } from "@agency/ui/filter-select";
import { Row, Stack, Text } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { texts } from "../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import { StaffPage } from "../frame/staff-page.tsx";
import { clientPath } from "../shared/client-in-address.ts";
import { Loaded } from "../shared/loaded.tsx";
import { Pages, useOffset } from "../shared/table/pages.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useTeam } from "../team/api.ts";
import { activityAddress, useActiveTokens, useActivity } from "./api.ts";
import { useActivityText } from "./use-activity-text.ts";
import list from "../shared/shared.module.css";

export const loader = texts(({ activity }) => ({ activity }));

export const meta = hiddenPageMeta((t) => t("activity:title"));

const pageLength = 50;

/** Everybody, one kind of actor, one person of the team, or one token. */
type Who = "all" | ActorKind | `of ${string}` | `by ${string}`;

/** Who did what, newest first. */
export default function ActivityPage() {
  const { t } = useTranslation("activity");
  const { data: team = [] } = useTeam();
  const { data: tokens = [] } = useActiveTokens();
  const [who, setWho] = useState<Who>("all");
  const [kind, setKind] = useState<ActivityKind | "all">("all");
  const actor = actorKinds.find((one) => one === who);
  const filter = {
    ...(actor && { actor }),
    ...(who.startsWith("of ") && { staffId: who.slice(3) }),
    ...(who.startsWith("by ") && { tokenId: who.slice(3) }),
    ...(kind !== "all" && { kind }),
  };
  const [offset, onMove] = useOffset(JSON.stringify(filter));
  const query = useActivity({ ...filter, limit: pageLength, offset });
  return (
    <StaffPage
      title={t("title")}
      actions={
        <a className={actionClass("secondary", "small")} href={activityAddress(filter)} download>
          {t("download")}
        </a>
      }
    >
      <Stack gap="1rem">
        <Text tone="soft" measure="66ch">
          {t("lead")}
        </Text>
        <Row gap="0.5rem 1.25rem">
          <FilterSelect<Who>
            label={t("who")}
            value={who}
            onChange={setWho}
            options={[
              { value: "all", label: t("everybody") },
              ...team.map(({ id, name }) => ({ value: `of ${id}` as const, label: name })),
              ...tokens.map(({ id, name }) => ({ value: `by ${id}` as const, label: t("token", { name }) })),
              ...actorKinds.flatMap((one) => (one === "person" ? [] : [{ value: one, label: t(`actor.${one}`) }])),
            ]}
          />
          <FilterSelect<ActivityKind | "all">
            label={t("what")}
            value={kind}
            onChange={setKind}
            options={[
              { value: "all", label: t("everything") },
              ...activityKinds.map((one) => ({ value: one, label: t(`kind.${one}`) })),
            ]}
          />
        </Row>
        <Loaded query={query}>
          {({ entries, total }) =>
            total === 0 ? (
              <StateBlock mood="empty" compact title={t("nothing")} />
            ) : (
              <>
                <ol className={list["list"]} aria-busy={query.isPlaceholderData}>
                  {entries.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </ol>
                <Pages total={total} offset={offset} length={pageLength} onMove={onMove} />
              </>
            )
          }
        </Loaded>
      </Stack>
    </StaffPage>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { moment } = useFormat();
  const localised = useLocalisedPath();
  const { who, what, more } = useActivityText()(entry);
  const { about, at } = entry;
  return (
    <Stack as="li" gap="0.25rem" className={list["entry"]}>
      <Text as="span" size="small" tone="soft">
        <time dateTime={at}>{moment(at)}</time>
      </Text>
      <p>
        <strong>{who}</strong> · {what}
        {about && (
          <>
            {" · "}
            {about.clientId === null ? (
              about.name
            ) : (
              <Link to={localised(clientPath(about.clientId))}>{about.name}</Link>
            )}
          </>
        )}
      </p>
      {more !== "" && (
        <Text size="small" tone="soft">
          {more}
        </Text>
      )}
    </Stack>
  );
}
