import { useEffect, useRef, useState } from "react";
import { Row } from "@agency/ui/layout";
import { errorMessage } from "../../shared/api/error-message.ts";
import { Button, SiteLink } from "../shared/parts.tsx";
import { LinkPage } from "./link-page.tsx";
import fields from "../forms/forms.module.css";

type DeedProps = {
  title: string;
  lead: string;
  button: { label: string; pending: string };
  /** Said afterwards. */
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
      setProblem(errorMessage(error));
      setState("asked");
    }
  };

  return (
    <LinkPage title={isDone ? done.title : title} heading={heading}>
      <p role="status">{isDone ? done.lead : lead}</p>
      <Row as="p">
        {!isDone && (
          <Button look="primary" disabled={state === "pending"} onClick={() => void press()}>
            {state === "pending" ? button.pending : button.label}
          </Button>
        )}
        <SiteLink look="secondary" to={link.to}>
          {link.label}
        </SiteLink>
      </Row>
      <p role="alert" className={fields["outcome"]} data-failed={problem !== "" || undefined}>
        {problem}
      </p>
    </LinkPage>
  );
}
