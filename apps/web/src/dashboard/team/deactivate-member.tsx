import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Member } from "@agency/contracts/team";
import { Stack, Text } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { toast } from "@agency/ui/toast";
import { nobody } from "../responsible/use-responsible-options.ts";
import { ConfirmChange } from "../shared/confirm-dialog.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useChangeMember } from "./api.ts";

type DeactivateMemberProps = { member: Member; team: Member[]; onClose: () => void };

/** Asks before somebody is deactivated, and to whom their clients and enquiries go. */
export function DeactivateMember({ member, team, onClose }: DeactivateMemberProps) {
  const { t } = useTranslation("members");
  const change = useChangeMember(member.id);
  const [to, setTo] = useState<string>(nobody);
  const { name, leaves } = member;
  const leavesSomething = leaves.clients + leaves.enquiries > 0;
  return (
    <ConfirmChange
      title={t("deactivateNamed", { name })}
      question={t("deactivateQuestion", { name })}
      confirm={t("deactivate")}
      busyLabel={t("saving")}
      change={change}
      body={{ active: false, handOverTo: to === nobody ? null : to }}
      failed={(message) => t("failed", { message })}
      onDone={() => {
        toast({ title: t("deactivated", { name }) });
        onClose();
      }}
      onClose={onClose}
    >
      {leavesSomething && <Successor member={member} team={team} chosen={to} onChange={setTo} />}
    </ConfirmChange>
  );
}

type SuccessorProps = { member: Member; team: Member[]; chosen: string; onChange: (chosen: string) => void };

function Successor({ member: { id: leaver, leaves }, team, chosen, onChange }: SuccessorProps) {
  const { t } = useTranslation("members");
  const { number, parts } = useFormat();
  const { clients, enquiries } = leaves;
  const successors = team.filter(({ id, state }) => id !== leaver && state === "active");
  const successor = successors.find(({ id }) => id === chosen);
  const what = [
    ...(clients > 0 ? [t("handOver.clients", { count: clients, number: number(clients) })] : []),
    ...(enquiries > 0 ? [t("handOver.enquiries", { count: enquiries, number: number(enquiries) })] : []),
  ];
  return (
    <Stack gap="0.5rem">
      <Select
        label={t("handOver.label")}
        value={chosen}
        options={[
          { value: nobody, label: t("handOver.nobody") },
          ...successors.map(({ id, name, self }) => ({ value: id, label: self ? `${name} (${t("you")})` : name })),
        ]}
        onChange={onChange}
      />
      <Text size="small" tone="soft">
        {t("handOver.hint", { what: parts(what) })}
      </Text>
      {successor?.clients && enquiries > 0 && (
        <Text size="small" role="status">
          {t("handOver.limited", { name: successor.name })}
        </Text>
      )}
    </Stack>
  );
}
