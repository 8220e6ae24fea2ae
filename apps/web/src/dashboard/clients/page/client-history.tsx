import { Button, Textarea } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClientNote } from "@agency/contracts/client-history";
import { longestNote } from "@agency/model/limits";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { hintBelow } from "../../shared/field-messages.ts";
import { Loaded } from "../../shared/loaded.tsx";
import { failureToast } from "../../shared/problem-text.ts";
import { useFormat } from "../../shared/use-format.ts";
import { Allowed } from "../../staff/rights.tsx";
import { useAddNote, useClientEvents, useRemoveNote } from "./api.ts";
import { useEventText } from "./use-event-text.ts";
import list from "../../shared/shared.module.css";

/** The staff's notes about a client among what happened, newest first. */
export function ClientHistory({ clientId }: { clientId: string }) {
  return (
    <Stack gap="2rem">
      <Allowed right="clients">
        <NewNote clientId={clientId} />
      </Allowed>
      <Events clientId={clientId} />
    </Stack>
  );
}

function NewNote({ clientId }: { clientId: string }) {
  const { t } = useTranslation("client");
  const { number } = useFormat();
  const [text, setText] = useState("");
  const add = useAddNote(clientId);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === "" || add.isPending) return;
    add.mutate(text.trim(), {
      onSuccess: () => {
        setText("");
        toast({ title: t("history.added") });
      },
      onError: failureToast((message) => t("history.addFailed", { message })),
    });
  };
  return (
    <Stack as="form" gap="0.5rem" onSubmit={submit} aria-label={t("history.notes")}>
      <Textarea
        label={t("history.note")}
        description={t("history.noteHint", { most: number(longestNote) })}
        inputWrapperOrder={hintBelow}
        rows={3}
        maw="66ch"
        maxLength={longestNote}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={add.isError && t("history.addFailed", { message: errorMessage(add.error) })}
      />
      <Row>
        <Button type="submit" disabled={add.isPending || text.trim() === ""}>
          {t("history.add")}
        </Button>
      </Row>
    </Stack>
  );
}

const pageLength = 50;

function Events({ clientId }: { clientId: string }) {
  const { t } = useTranslation("client");
  const { moment } = useFormat();
  const eventText = useEventText();
  const [offset, setOffset] = useState(0);
  const query = useClientEvents(clientId, { limit: pageLength, offset });
  return (
    <section aria-labelledby="events">
      <h2 id="events">{t("history.heading")}</h2>
      <Loaded query={query} compact>
        {({ events, more }) => (
          <>
            <ol className={list["list"]} aria-busy={query.isPlaceholderData}>
              {events.map((event) => (
                <Stack key={JSON.stringify(event)} as="li" gap="0.25rem" className={list["entry"]}>
                  <Text as="span" size="small" tone="soft">
                    <time dateTime={event.at}>{moment(event.at)}</time>
                  </Text>
                  {event.kind === "note" ? <Note clientId={clientId} note={event} /> : <p>{eventText(event)}</p>}
                </Stack>
              ))}
            </ol>
            <Row gap="0.5rem" top="0.75rem">
              {offset > 0 && (
                <Button variant="default" onClick={() => setOffset(Math.max(0, offset - pageLength))}>
                  {t("history.newer")}
                </Button>
              )}
              {more && (
                <Button variant="default" onClick={() => setOffset(offset + pageLength)}>
                  {t("history.older")}
                </Button>
              )}
            </Row>
          </>
        )}
      </Loaded>
    </section>
  );
}

function Note({ clientId, note: { id, text, by, at } }: { clientId: string; note: ClientNote }) {
  const { t } = useTranslation("client");
  const { moment } = useFormat();
  const remove = useRemoveNote(clientId);
  const discard = () =>
    remove.mutate(id, {
      onSuccess: () => toast({ title: t("history.removed") }),
      onError: failureToast((message) => t("history.removeFailed", { message })),
    });
  return (
    <>
      <Text verbatim card="plain" inset="0.5rem 0.75rem">
        {text}
      </Text>
      <Row gap="0.75rem" align="center">
        <Text as="span" size="small" tone="soft">
          {by}
        </Text>
        <Allowed right="clients">
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={remove.isPending}
            aria-label={t("history.removeNamed", { name: by, when: moment(at) })}
            onClick={discard}
          >
            {t("history.remove")}
          </Button>
        </Allowed>
      </Row>
    </>
  );
}
