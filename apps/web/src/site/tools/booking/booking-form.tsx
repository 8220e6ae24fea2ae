import { startTransition, useState } from "react";
import { useTranslation } from "react-i18next";
import { Stack, joined } from "@agency/ui/layout";
import { fetchModule, late } from "../../../shared/late-start/late.tsx";
import { EmailField, Field, FinePrint, Outcome, PhoneField, Send, WithoutScript } from "../../forms/fields.tsx";
import { type Form, useForm } from "../../forms/use-form.ts";
import { Button } from "../../shared/parts.tsx";
import styles from "../../forms/forms.module.css";

const SlotPicker = late(() => import("./slot-picker.tsx"));

const fetchApi = () => import("./api.ts");

/** Books the free consultation. The time is optional; without one, the agency proposes a time. */
export function BookingForm() {
  const { t } = useTranslation("tools");
  const [isChoosing, setChoosing] = useState(false);
  const [instead, setInstead] = useState<string[] | null>(null);
  const [held, setHeld] = useState("");
  const success = t("consultation.success", { returnObjects: true });
  const form = useForm({
    api: fetchApi,
    failure: t("consultation.failure"),
    send: (api, sent) => {
      setHeld("");
      return api.book(sent);
    },
    onDone: ({ time }) => {
      setChoosing(false);
      setInstead(null);
      void tellHeld(time?.start);
      return success;
    },
    onFailure: (error) => void offerInstead(error),
  });
  const tellHeld = async (start: string | undefined) => {
    const times = start ? await fetchModule(() => import("./slot-times.ts")).catch(() => null) : null;
    const kept = start && times ? { when: times.wholeTime(start), time: times.holdTime() } : null;
    setHeld(kept ? t("consultation.held", kept) : success.description);
  };
  const offerInstead = async (failure: unknown) => {
    const api = await fetchModule(fetchApi).catch(() => null);
    const free = api?.freeInstead(failure);
    if (free) setInstead(free);
  };

  return (
    <form className={joined(styles["form"], styles["pairs"])} {...form.props}>
      <Field form={form} name="name" label={t("consultation.name")} required maxLength={120} autoComplete="name" />
      <EmailField form={form} label={t("consultation.email")} />
      <PhoneField form={form} className={styles["wide"]} label={t("consultation.phone")} />
      <div className={styles["wide"]}>
        <Button
          look="secondary"
          size="small"
          aria-expanded={isChoosing}
          onClick={() =>
            startTransition(() => {
              setChoosing(!isChoosing);
              setInstead(null);
            })
          }
        >
          {isChoosing ? t("consultation.leave") : t("consultation.choose")}
        </Button>
        {isChoosing && (
          <SlotPicker
            instead={instead}
            onAll={() => setInstead(null)}
            problem={slotProblem(form)}
            required
            waiting={<p role="status">{t("consultation.loading")}</p>}
          />
        )}
      </div>
      <Stack fit className={styles["wide"]}>
        <FinePrint form={form} />
        <Send form={form} label={t("consultation.run")} sending={t("consultation.running")} />
        <Outcome form={form} done={held} />
        <WithoutScript />
      </Stack>
    </form>
  );
}

function slotProblem({ problems }: Form): string {
  return problems["slot"] ?? "";
}
