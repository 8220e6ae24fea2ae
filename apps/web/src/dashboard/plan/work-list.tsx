import { Button, TextInput, VisuallyHidden } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import type { WorkItem } from "@agency/contracts/plan/schemas";
import { localDate } from "@agency/model/time-zone";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { useFormat } from "../shared/use-format.ts";
import { useAddWork, useRemoveWork } from "./api.ts";
import styles from "./plan.module.css";

/** What was done for a client, newest first, with a line for the next thing. */
export function WorkList({ clientId, work }: { clientId: string; work: WorkItem[] }) {
  const { t } = useTranslation("plan");
  const { day } = useFormat();
  const [typed, setTyped] = useState(() => ({ date: localDate(new Date(), timeZone).toString(), text: "", link: "" }));
  const add = useAddWork(clientId);
  const remove = useRemoveWork(clientId);
  const failed = (error: unknown) =>
    toast({ title: t("work.failed", { message: messageOf(error) }), variant: "destructive" });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    add.mutate(
      { ...typed, link: typed.link === "" ? null : typed.link },
      { onSuccess: () => setTyped({ ...typed, text: "", link: "" }), onError: failed },
    );
  };

  return (
    <section className={styles["part"]} aria-labelledby="work">
      <h3 id="work" className={styles["heading"]}>
        {t("work.heading")}
      </h3>
      <p className={styles["lead"]}>{t("work.lead")}</p>
      <form className={styles["add"]} onSubmit={submit}>
        <TextInput
          type="date"
          required
          withAsterisk={false}
          label={t("work.date")}
          value={typed.date}
          onChange={({ currentTarget }) => setTyped({ ...typed, date: currentTarget.value })}
        />
        <TextInput
          required
          withAsterisk={false}
          maxLength={200}
          className={styles["text"] ?? ""}
          label={t("work.text")}
          value={typed.text}
          onChange={({ currentTarget }) => setTyped({ ...typed, text: currentTarget.value })}
        />
        <TextInput
          className={styles["link"] ?? ""}
          label={t("work.link")}
          maxLength={500}
          value={typed.link}
          onChange={({ currentTarget }) => setTyped({ ...typed, link: currentTarget.value })}
        />
        <Button type="submit" loading={add.isPending}>
          {t("work.add")}
        </Button>
      </form>
      {work.length === 0 ? (
        <p className={styles["lead"]}>{t("work.none")}</p>
      ) : (
        <ul className={styles["list"]}>
          {work.map(({ id, date, text, link, author }) => (
            <li key={id}>
              <span className={styles["date"]}>{day(date)}</span>
              <span className={styles["what"]}>
                {link === null ? (
                  text
                ) : (
                  <a href={link} target="_blank" rel="noopener noreferrer">
                    {text}
                  </a>
                )}
                <span className={styles["author"]}>{author}</span>
              </span>
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => remove.mutate(id, { onError: failed })}
                disabled={remove.isPending}
              >
                {t("work.remove")}
                <VisuallyHidden>: {text}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
