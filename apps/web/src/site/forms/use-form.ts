import { type FocusEvent, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast, type ToastInput } from "@agency/ui/toast";
import { fetchModule } from "../../shared/late-start/fetch-module.ts";
import { useHydrated } from "../../shared/use-hydrated.ts";
import { checkFields, fieldsOf, type Problems } from "./check-fields.ts";
import type { Sent } from "./sending.ts";

export type FormUse<Api, Result> = {
  /** Imports the calls of the form. They are fetched when it is first touched. */
  api: () => Promise<Api>;
  /** Sends what was filled in. */
  send: (api: Api, sent: Sent) => Promise<Result>;
  /** What the toast says when it could not be sent. */
  failure: string;
  /** Takes the answer; gives the toast, if there is one. */
  onDone: (result: Result) => ToastInput | undefined;
  /** Takes a failure after the person was told. */
  onFailure?: (error: unknown) => void;
};

export type Form = {
  /** Prefix of the ids in the form. */
  id: string;
  pending: boolean;
  /** What is wrong with single fields, by their names. */
  problems: Problems;
  /** What went wrong with the form as a whole, beyond the words of the toast. */
  note: string;
  props: {
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onFocus: (event: FocusEvent) => void;
    method: "dialog";
    noValidate: true;
    "aria-busy": boolean;
  };
};

// Safari has no notion of idle.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

const fetchSending = () => fetchModule(() => import("./sending.ts"));

function fetchWhatFollows(api: () => Promise<unknown>): void {
  fetchSending().catch(() => {});
  fetchModule(api).catch(() => {});
  // The toast that tells what came of it must not need the network when the network is what failed.
  import("@agency/ui/toaster").catch(() => {});
}

/** The states of a public form: idle, pending, and what the server refused. After a success it is cleared. */
export function useForm<Api, Result>({ api, send, failure, onDone, onFailure }: FormUse<Api, Result>): Form {
  const { t } = useTranslation("forms");
  const id = useId();
  const [pending, setPending] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [note, setNote] = useState("");
  // A page that was loaded shows its forms from the beginning; they are filled in before the application is there.
  const isLater = useHydrated();
  const [shownAt] = useState(() => (isLater ? performance.now() : 0));
  const isSending = useRef(false);

  // What is said below the field that has the focus may be below the edge of the window.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement?.ariaInvalid) activeElement.parentElement?.scrollIntoView({ block: "nearest" });
  }, [problems]);

  const submit = async (form: HTMLFormElement) => {
    const found = checkFields(form, t);
    if (Object.keys(found).length > 0) {
      // The fields are marked at once; words and focus move the form, and on a phone that takes longer than a press may.
      for (const field of fieldsOf(form)) field.ariaInvalid = found[field.name] ? "true" : null;
      requestAnimationFrame(() =>
        setTimeout(() => {
          setProblems(found);
          focusFirst(form, found, null);
        }),
      );
      return;
    }
    isSending.current = true;
    setPending(true);
    setProblems({});
    setNote("");
    const trigger = document.activeElement;
    try {
      const [{ sentBy }, calls] = await Promise.all([fetchSending(), fetchModule(api)]);
      const result = await send(calls, sentBy(form, performance.now() - shownAt));
      form.reset();
      const told = onDone(result);
      if (told) toast(told);
      // A form that became shorter leaves the person further down the page than its answer.
      setTimeout(() => form.querySelector("[role=status]")?.scrollIntoView({ block: "nearest" }));
    } catch (error) {
      const said = await explain(error, t("unreachable"));
      setProblems(said.problems);
      setNote(said.note);
      toast({ title: t("error"), description: failure, variant: "destructive" });
      onFailure?.(error);
      // The button is disabled until then, and a disabled one loses the focus.
      setTimeout(() => focusFirst(form, said.problems, trigger));
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  return {
    id,
    pending,
    problems,
    note,
    props: {
      onSubmit: (event) => {
        event.preventDefault();
        if (!isSending.current) void submit(event.currentTarget);
      },
      // First the field shows that it has the focus, or what was pressed what came of it.
      onFocus: () => void whenIdle(() => fetchWhatFollows(api)),
      // Before the application is there nothing is sent: least of all what was typed, in an address.
      method: "dialog",
      noValidate: true,
      "aria-busy": pending,
    },
  };
}

async function explain(error: unknown, unreachable: string): Promise<{ problems: Problems; note: string }> {
  return fetchSending().then(
    (sending) => sending.explain(error),
    () => ({ problems: {}, note: unreachable }),
  );
}

function focusFirst(form: HTMLFormElement, problems: Problems, trigger: Element | null): void {
  const first = fieldsOf(form).find(({ name }) => problems[name]);
  if (first) first.focus();
  else if (trigger instanceof HTMLElement && document.activeElement === document.body) trigger.focus();
}
