import type { Dispatch } from "@agency/contracts/reports";
import { useFormat, useListFormat } from "../shared/use-format.ts";

/** Words for when emails were sent, the last one of them, and to whom. */
export function useSentTo(): (mails: Pick<Dispatch, "recipient" | "sentAt" | "requestedAt">[]) => SentTo {
  const list = useListFormat();
  const { moment } = useFormat();
  return (mails) => ({
    recipient: list(mails.map(({ recipient }) => recipient)),
    when: moment(
      mails
        .map(({ sentAt, requestedAt }) => sentAt ?? requestedAt)
        .toSorted()
        .at(-1) ?? "",
    ),
  });
}

type SentTo = { recipient: string; when: string };
