import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { getService } from "@agency/content/services";
import type { ServiceKey } from "@agency/content/settings";
import { Row, Text, Stack } from "@agency/ui/layout";
import { SingleTile, type TileProps } from "@agency/ui/tiles/tile";
import { useHydrated } from "../../shared/use-hydrated.ts";
import { Band, Lead, Title } from "../shared/parts.tsx";
import { useServiceTexts } from "./use-service-texts.ts";
import styles from "./offer.module.css";

/** The tiles of well-known channels; another takes that of search. */
const signs: Record<string, TileProps> & { search: TileProps } = {
  search: { kind: "hills", ground: "soft", figure: "second", second: "shade" },
  maps: { kind: "petal", ground: "second", figure: "bright", turn: 1 },
  whatsapp: { kind: "cup", ground: "bright", figure: "light", second: "accent" },
  messages: { kind: "cup", ground: "bright", figure: "light", second: "accent" },
  shared: { kind: "petals", ground: "shade", figure: "light", second: "bright" },
  assistants: { kind: "star", ground: "second", figure: "light", second: "accent" },
  bing: { kind: "quarters", ground: "accent", figure: "bright", second: "dark" },
  meta: { kind: "halves", ground: "accent", figure: "light" },
  tiktok: { kind: "quarter", ground: "dark", figure: "soft", turn: 3 },
  display: { kind: "shutter", ground: "shade", figure: "soft" },
  email: { kind: "petals", ground: "second", figure: "light", second: "accent" },
  site: { kind: "arch", ground: "accent", figure: "light", second: "dark" },
  ads: { kind: "star", ground: "bright", figure: "dark", second: "light" },
  report: { kind: "half", ground: "soft", figure: "shade" },
};

/** The features of a service and the channels it uses, if any, in two tabs. */
export function Offer({ service }: { service: ServiceKey }) {
  const { t } = useTranslation("services");
  const { offer, features, channels } = useServiceTexts(service);
  const named: Record<string, { name: string; text: string }> = channels;
  const { kind, channels: used } = getService(service);
  return (
    <Band gap="2.5rem var(--between)" columns="4fr 8fr" from="64em" aria-labelledby="offer-title">
      <div>
        <Title size="section" measure="13ch" id="offer-title">
          {offer.title}
        </Title>
        <Lead measure="44ch">{offer.lead}</Lead>
      </div>
      {used.length === 0 ? (
        <Points points={features} />
      ) : (
        <Tabs
          label={t("frame.tabs.label")}
          tabs={[
            {
              key: "features",
              name: t("frame.tabs.features"),
              content: <Points points={features} />,
            },
            {
              key: "channels",
              name: t(kind === "project" ? "frame.tabs.uses" : "frame.tabs.channels"),
              content: (
                <Points
                  points={used.map((channel) => ({
                    title: named[channel]?.name ?? channel,
                    text: named[channel]?.text ?? "",
                    sign: signs[channel] ?? signs.search,
                  }))}
                />
              ),
            },
          ]}
        />
      )}
    </Band>
  );
}

type PointsProps = { points: readonly { title: string; text: string; sign?: TileProps }[] };

function Points({ points }: PointsProps) {
  return (
    <Stack as="ul" gap="0 clamp(1.5rem, 3vw, 3rem)" columns="1fr 1fr" from="40em" className={styles["points"]}>
      {points.map(({ title, text, sign }) => (
        <Row as="li" key={title} gap="1.25rem" unbroken>
          {sign && <SingleTile size={64} {...sign} />}
          <div>
            <Title as="h3" size="step">
              {title}
            </Title>
            <Text tone="soft" measure="46ch" top="0.4rem">
              {text}
            </Text>
          </div>
        </Row>
      ))}
    </Stack>
  );
}

type TabsProps = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { key: string; name: string; content: ReactNode }[];
};

/** Tabs selected by click or arrow key. Without JavaScript, every panel is shown under its name. */
function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [selected, select] = useState(0);
  // Before hydration the panels are hidden by CSS only, so that they appear without JavaScript.
  const running = useHydrated();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    buttons.current[next]?.focus();
  };

  return (
    <div>
      <div className={styles["list"]} role="tablist" aria-label={label}>
        {tabs.map(({ key, name }, place) => (
          <button
            key={key}
            ref={(button) => {
              buttons.current[place] = button;
            }}
            type="button"
            role="tab"
            id={`${id}${key}-tab`}
            className={styles["tab"]}
            aria-selected={place === selected}
            aria-controls={`${id}${key}`}
            tabIndex={place === selected ? 0 : -1}
            onClick={() => select(place)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, name, content }, place) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}${key}`}
          className={styles["panel"]}
          aria-labelledby={`${id}${key}-tab`}
          data-waiting={place !== selected || undefined}
          hidden={running && place !== selected}
        >
          <Title as="p" size="point" className={styles["name"]} aria-hidden="true">
            {name}
          </Title>
          {content}
        </div>
      ))}
    </div>
  );
}

/** The tab that a key selects, wrapping around at the ends. Undefined for other keys. */
function nextTab(key: string, selected: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (selected + 1) % count;
    case "ArrowLeft":
      return (selected + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
