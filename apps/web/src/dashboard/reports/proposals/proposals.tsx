import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Proposal } from "@agency/contracts/proposals";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { useFormat } from "../../shared/use-format.ts";
import type { ReportPlace } from "../review/api.ts";
import { useAcceptProposal, useDismissProposal } from "./api.ts";

type ProposalsProps = {
  place: ReportPlace;
  proposals: Proposal[];
  /** Writes the words as those of whoever accepts them. @returns why that is not possible; null once it is done */
  write: (text: string) => Promise<string | null>;
};

/** What assistants propose beside a field of the review. No client sees it before somebody accepts it. */
export function Proposals({ place, proposals, write }: ProposalsProps) {
  const { t } = useTranslation("review");
  if (proposals.length === 0) return null;
  return (
    <Stack as="ul" gap="0.5rem" aria-label={t("proposal.label")}>
      {proposals.map((proposal) => (
        <ProposalItem key={proposal.id} place={place} proposal={proposal} write={write} />
      ))}
    </Stack>
  );
}

type ProposalItemProps = Pick<ProposalsProps, "place" | "write"> & { proposal: Proposal };

function ProposalItem({ place, proposal: { id, text, token, language, createdAt }, write }: ProposalItemProps) {
  const { t } = useTranslation("review");
  const { moment } = useFormat();
  const accept = useAcceptProposal(place);
  const dismiss = useDismissProposal(place);
  const busy = accept.isPending || dismiss.isPending;
  const fail = (error: unknown) =>
    toast({ title: t("proposal.failed", { message: errorMessage(error) }), variant: "destructive" });
  const take = async () => {
    try {
      // Written first: what cannot be written stays a proposal.
      const obstacle = await write(text);
      if (obstacle !== null) {
        toast({ title: obstacle, variant: "destructive" });
        return;
      }
      await accept.mutateAsync(id);
      toast({ title: t("proposal.accepted") });
    } catch (error) {
      fail(error);
    }
  };
  return (
    <Stack as="li" gap="0.35rem" card="plain" inset="0.5rem 0.75rem">
      <Text verbatim lang={language ?? undefined}>
        {text}
      </Text>
      <Row gap="0.25rem 0.75rem" align="center" justify="between">
        <Text as="span" size="tiny" tone="soft">
          {t("proposal.by", { token, when: moment(createdAt) })}
        </Text>
        <Row gap="0.25rem" unbroken>
          <Button
            variant="default"
            size="compact-sm"
            disabled={busy}
            aria-label={t("proposal.acceptNamed", { text })}
            onClick={() => void take()}
          >
            {t("proposal.accept")}
          </Button>
          <Button
            variant="subtle"
            color="ink"
            size="compact-sm"
            disabled={busy}
            aria-label={t("proposal.dismissNamed", { text })}
            onClick={() =>
              dismiss.mutate(id, { onSuccess: () => toast({ title: t("proposal.dismissed") }), onError: fail })
            }
          >
            {t("proposal.dismiss")}
          </Button>
        </Row>
      </Row>
    </Stack>
  );
}
