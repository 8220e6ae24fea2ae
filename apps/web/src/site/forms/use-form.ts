import { type FocusEvent, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast, type ToastInput } from "@agency/ui/toast";
import { fetchModule } from "../../shared/late-start/late.tsx";
import { useHydrated } from "../../shared/use-hydrated.ts";
import { checkFields, type Choices, formFields, type Problems } from "./check-fields.ts";
import type { Sent } from "./sending.ts";

export type FormUse<Api, Result> = {
  /** Imports the API calls of the form. They are fetched when the form first gets the focus. */
  api: () => Promise<Api>;
  /** Sends the form. */
  send: (api: Api, sent: Sent) => Promise<Result>;
  /** The toast's text after a failure. */
  failure: string;
  /** Shown as a toast after a success. Its description also stays below the form. */
  success?: ToastInput;
  /** Handles the response. May return another toast. */
  onDone?: (result: Result) => ToastInput | Promise<ToastInput> | undefined;
  /** Runs after the failure is shown. */
  onFailure?: (error: unknown) => void;
};

export type Form = {
  /** Prefix of the ids in the form. */
  id: string;
  pending: boolean;
  /** Error messages by field name. */
  problems: Problems;
  choices: Choices;
  /** Takes a field's problem back, for one that was answered. */
  settle: (name: string) => void;
  /** The error of the form as a whole, shown in addition to the toast. */
  note: string;
  /** Said below the form after a success. */
  done: string;
  props: {
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onFocus: (event: FocusEvent) => void;
    method: "dialog";
    noValidate: true;
    "aria-busy": boolean;
  };
};

// Safari lacks requestIdleCallback.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

const fetchSending = () => fetchModule(() => import("./sending.ts"));

function fetchWhatFollows(api: () => Promise<unknown>): void {
  fetchSending().catch(() => {});
  fetchModule(api).catch(() => {});
  // The toast must be loaded in advance: it may have to report that the network failed.
  import("@agency/ui/toaster").catch(() => {});
}

/** The states of a public form: idle, pending, and the server's errors. The form is cleared after it is sent. */
export function useForm<Api, Result>({ api, send, failure, success, onDone, onFailure }: FormUse<Api, Result>): Form {
  const { t } = useTranslation("forms");
  const id = useId();
  const [pending, setPending] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [choices, setChoices] = useState<Choices>({});
  const [note, setNote] = useState("");
  const [done, setDone] = useState("");
  // On a full page load, visitors can fill in the form before hydration, so time counts from the load.
  const isLater = useHydrated();
  const [shownAt] = useState(() => (isLater ? performance.now() : 0));
  const isSending = useRef(false);

  // The message below the focused field may be outside the window.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement?.ariaInvalid) activeElement.parentElement?.scrollIntoView({ block: "nearest" });
  }, [problems]);

  const submit = async (form: HTMLFormElement) => {
    const found = checkFields(form, t);
    if (Object.keys(found).length > 0) {
      // Marks the fields at once. Messages and focus follow in the next frame, since layout on a phone would delay the
      // response to the press.
      for (const field of formFields(form)) field.ariaInvalid = found[field.name] ? "true" : null;
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
    setChoices({});
    setNote("");
    setDone("");
    const trigger = document.activeElement;
    // The button is disabled until then, and a disabled button loses the focus.
    const keepFocus = (wrong: Problems) => setTimeout(() => focusFirst(form, wrong, trigger));
    try {
      const [{ sentBy }, calls] = await Promise.all([fetchSending(), fetchModule(api)]);
      const result = await send(calls, sentBy(form, performance.now() - shownAt));
      form.reset();
      const told = (await onDone?.(result)) ?? success;
      if (told) toast(told);
      setDone(told?.description ?? "");
      keepFocus({});
    } catch (error) {
      const said = await explain(error, t("unreachable"));
      setProblems(said.problems);
      setChoices(said.choices);
      setNote(said.note);
      // A question stands at its field: where there is nothing else, nothing has failed.
      const asked: Choices = said.choices;
      const wrong = Object.keys(said.problems);
      if (wrong.length === 0 || !wrong.every((name) => asked[name]))
        toast({ title: t("error"), description: failure, variant: "destructive" });
      onFailure?.(error);
      keepFocus(said.problems);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  return {
    id,
    pending,
    problems,
    choices,
    settle: (name) => {
      setProblems((all) => ({ ...all, [name]: undefined }));
      setChoices((all) => ({ ...all, [name]: undefined }));
    },
    note,
    done,
    props: {
      onSubmit: (event) => {
        event.preventDefault();
        if (!isSending.current) void submit(event.currentTarget);
      },
      // Lets the browser paint the focus or the press first.
      onFocus: () => void whenIdle(() => fetchWhatFollows(api)),
      // Before hydration nothing may be sent, least of all form values in an address.
      method: "dialog",
      noValidate: true,
      "aria-busy": pending,
    },
  };
}

async function explain(error: unknown, unreachable: string) {
  return fetchSending().then(
    (sending) => sending.explain(error),
    () => ({ problems: {}, choices: {}, note: unreachable }),
  );
}

function focusFirst(form: HTMLFormElement, problems: Problems, trigger: Element | null): void {
  const first = formFields(form).find(({ name }) => problems[name]);
  if (first) first.focus();
  else if (trigger instanceof HTMLElement && document.activeElement === document.body) trigger.focus();
}
