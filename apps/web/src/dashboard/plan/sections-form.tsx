import { Button, Switch, VisuallyHidden } from "@mantine/core";
import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import type { Sections } from "@agency/contracts/plan";
import { isOptional, type SectionChoice } from "@agency/model/report/sections";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { useSaveSections } from "./api.ts";
import styles from "./plan.module.css";

/** Which sections a client's reports show, and their order. */
export function SectionsForm({ client, saved }: { client: Client; saved: Sections }) {
  const { t } = useTranslation(["plan", "admin"]);
  const [sections, setSections] = useState(saved.sections);
  const [news, setNews] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const save = useSaveSections(client.id);

  const store = (wanted: SectionChoice[] | null) =>
    save.mutate(wanted, {
      onSuccess: (stored) => {
        setSections(stored.sections);
        toast({ title: t(stored.chosen ? "plan:sections.saved" : "plan:sections.usual") });
      },
      onError: (error) =>
        toast({ title: t("plan:sections.failed", { message: messageOf(error) }), variant: "destructive" }),
    });

  const move = (index: number, by: -1 | 1) => {
    const [one, other] = [sections[index], sections[index + by]];
    if (!one || !other) return;
    flushSync(() => {
      setSections(sections.map((section, at) => (at === index ? other : at === index + by ? one : section)));
      setNews(
        t("plan:sections.moved", {
          name: t(`plan:sections.names.${one.section}`),
          number: index + by + 1,
          total: sections.length,
        }),
      );
    });
    const buttons = list.current?.children[index + by]?.querySelectorAll<HTMLButtonElement>("[data-move]");
    const same = buttons?.[by === -1 ? 0 : 1];
    // At either end that button is disabled, and the other one takes the focus.
    (same?.disabled ? buttons?.[by === -1 ? 1 : 0] : same)?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    store(sections);
  };

  return (
    <Stack as="form" onSubmit={submit} aria-label={t("plan:sections.tab")}>
      <p className={styles["lead"]}>{t("plan:sections.lead")}</p>
      <p className={styles["standing"]} data-chosen={saved.chosen}>
        {saved.chosen
          ? t("plan:sections.chosen")
          : t("plan:sections.ofPackage", { name: t(`admin:package.${client.package}`) })}
      </p>
      <ol ref={list} className={styles["sections"]}>
        {sections.map(({ section, shown }, index) => {
          const name = t(`plan:sections.names.${section}`);
          return (
            <Row key={section} as="li" gap="0.5rem" align="center" unbroken data-shown={shown}>
              <Switch
                className={styles["section"] ?? ""}
                label={name}
                description={t(`plan:sections.hints.${section}`)}
                checked={shown}
                disabled={!isOptional(section)}
                onChange={({ currentTarget: { checked } }) =>
                  setSections(sections.map((one, at) => (at === index ? { section, shown: checked } : one)))
                }
              />
              <Button
                data-move
                variant="default"
                size="compact-md"
                disabled={index === 0}
                aria-label={t("plan:sections.up", { name })}
                onClick={() => move(index, -1)}
              >
                ↑
              </Button>
              <Button
                data-move
                variant="default"
                size="compact-md"
                disabled={index === sections.length - 1}
                aria-label={t("plan:sections.down", { name })}
                onClick={() => move(index, 1)}
              >
                ↓
              </Button>
            </Row>
          );
        })}
      </ol>
      <VisuallyHidden component="p" role="status">
        {news}
      </VisuallyHidden>
      <Row gap="0.5rem">
        <Button type="submit" loading={save.isPending}>
          {t("plan:sections.save")}
        </Button>
        {saved.chosen && (
          <Button variant="default" disabled={save.isPending} onClick={() => store(null)}>
            {t("plan:sections.reset")}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
