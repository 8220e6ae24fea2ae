import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { messageOf } from "../../shared/api/message-of.ts";
import { Title } from "../shared/title/title.tsx";
import styles from "./link-page.module.css";

type DeedProps = {
  title: string;
  lead: string;
  button: { label: string; pending: string };
  /** What the page says afterwards. */
  done: { title: string; lead: string };
  /** Where else to go. */
  link: { to: string; label: string };
  act: () => Promise<unknown>;
};

/**
 * The target of a link in an email that does one thing. It needs a button press, since some email programs open links
 * themselves.
 */
export function Deed({ title, lead, button, done, link, act }: DeedProps) {
  const [state, setState] = useState<"asked" | "pending" | "done">("asked");
  const [problem, setProblem] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = state === "done";
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);

  const press = async () => {
    setState("pending");
    setProblem("");
    try {
      await act();
      setState("done");
    } catch (error) {
      setProblem(messageOf(error));
      setState("asked");
    }
  };

  return (
    <Stack gap="1.5rem" fit packed className={styles["page"]}>
      <Title as="h1" size="closing" measure="16ch" ref={heading} tabIndex={-1}>
        {isDone ? done.title : title}
      </Title>
      <p role="status">{isDone ? done.lead : lead}</p>
      <Row as="p" className={styles["actions"]}>
        {!isDone && (
          <button
            type="button"
            className={actionClass("primary")}
            disabled={state === "pending"}
            onClick={() => void press()}
          >
            {state === "pending" ? button.pending : button.label}
          </button>
        )}
        <Link className={actionClass("secondary")} to={link.to}>
          {link.label}
        </Link>
      </Row>
      <p role="alert" className={problem ? styles["said"] : undefined} data-failed={problem !== "" || undefined}>
        {problem}
      </p>
    </Stack>
  );
}
