import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { consultation } from "@agency/content/opening-hours";
import { talkWays } from "@agency/model/states";
import { joined, Stack } from "@agency/ui/layout";
import { fetchModule, late } from "../../../shared/late-start/late.tsx";
import {
  EmailField,
  Field,
  FinePrint,
  Outcome,
  PhoneField,
  Problem,
  Send,
  WithoutScript,
} from "../../forms/fields.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Choice } from "./choice.tsx";
import styles from "../../forms/forms.module.css";
import own from "./booking.module.css";

const SlotPicker = late(() => import("./slot-picker.tsx"));

const fetchApi = () => import("./api.ts");

/** Books the free consultation. The time is optional; without one, the agency proposes a time. */
export function BookingForm() {
  const { t } = useTranslation("tools");
  const element = useRef<HTMLFormElement>(null);
  const isNear = useNear(element);
  const [chosen, setChosen] = useState(nothingChosen);
  const [instead, setInstead] = useState<string[] | null>(null);
  const form = useForm({
    api: fetchApi,
    failure: t("consultation.failure"),
    send: async (api, sent) => {
      // What tells the time is fetched before anything is booked, so that a booking is never reported as failed.
      const times = sent.text("slot") ? await fetchModule(() => import("./slot-times.ts")) : null;
      const { time } = await api.book(sent);
      if (!times || !time) return t("consultation.success", { returnObjects: true });
      return t("consultation.held", {
        returnObjects: true,
        email: sent.text("email"),
        when: times.wholeTime(time.start),
        time: times.holdTime(),
      });
    },
    onDone: (told) => {
      setChosen(nothingChosen);
      setInstead(null);
      return told;
    },
    onFailure: (error) => void offerInstead(error),
  });
  const offerInstead = async (failure: unknown) => {
    const api = await fetchModule(fetchApi).catch(() => null);
    const free = api?.freeInstead(failure);
    if (free) setInstead(free);
  };
  const note = ({ target }: ChangeEvent<HTMLFormElement, HTMLInputElement>) => {
    if (target.name === "slot" || target.name === "talkBy") setChosen({ ...chosen, [target.name]: target.value });
    // Another day shows its own times, none of them chosen.
    else if (target.type === "radio") setChosen({ ...chosen, slot: "" });
  };

  return (
    <form ref={element} className={joined(styles["form"], styles["pairs"])} {...form.props} onChange={note}>
      <div className={joined(styles["wide"], own["times"])}>
        {isNear && (
          <SlotPicker
            instead={instead}
            onAll={() => {
              setInstead(null);
              setChosen({ ...chosen, slot: "" });
            }}
            problem={form.problems["slot"] ?? ""}
            waiting={<p role="status">{t("consultation.loading")}</p>}
          />
        )}
      </div>
      <div className={styles["wide"]}>
        <Choice legend={t("consultation.talkBy")} name="talkBy" values={talkWays} required={chosen.slot !== ""}>
          {(way) => t(`consultation.ways.${talkWays.find((known) => known === way) ?? "phone"}`)}
        </Choice>
        <Problem form={form} name="talkBy" />
      </div>
      <Field form={form} name="name" label={t("consultation.name")} required maxLength={120} autoComplete="name" />
      <EmailField form={form} label={t("consultation.email")} />
      <PhoneField
        form={form}
        className={styles["wide"]}
        label={t("consultation.phone")}
        required={chosen.talkBy === "phone"}
      />
      <Stack fit className={styles["wide"]}>
        <FinePrint form={form} />
        <Send
          form={form}
          label={t("consultation.run", { consultationMinutes: consultation.minutes })}
          sending={t("consultation.running")}
        />
        <Outcome form={form} focused />
        <WithoutScript />
      </Stack>
    </form>
  );
}

const nothingChosen = { slot: "", talkBy: "" };

/** Whether an element is, or was, a screen away at most: the free times are fetched then, since most visitors of a page never get there. */
function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "600px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
