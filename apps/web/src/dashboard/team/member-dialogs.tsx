import { Alert, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Member, MemberLink } from "@agency/contracts/team";
import { type Role, roles } from "@agency/model/rights";
import { Stack } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { AdminDialog, FormButtons } from "../shared/admin-dialog.tsx";
import { fieldMessages } from "../shared/field-messages.ts";
import { useChangeMember, useInvite } from "./api.ts";
import { OwnClients } from "./own-clients.tsx";

type Typed = { name: string; email: string; role: Role; clientIds: string[] | null };

type MemberFormProps = {
  title: string;
  lead?: string;
  initial: Typed;
  submit: string;
  busy: boolean;
  error: unknown;
  onSubmit: (typed: Typed) => void;
  onClose: () => void;
};

/** Name, email and role of somebody, and whose clients they see. */
function MemberForm({ title, lead, initial, submit, busy, error, onSubmit, onClose }: MemberFormProps) {
  const { t } = useTranslation("members");
  const [typed, setTyped] = useState(initial);
  const problems = fieldMessages(error);
  const field = (name: "name" | "email") => problems[name] && `${t(`column.${name}`)} ${problems[name]}`;
  const send = (event: FormEvent) => {
    event.preventDefault();
    // Owners see every client.
    const clientIds = typed.role === "owner" ? null : typed.clientIds;
    onSubmit({ ...typed, clientIds, name: typed.name.trim(), email: typed.email.trim() });
  };
  return (
    <AdminDialog title={title} size="30rem" onClose={onClose}>
      <form onSubmit={send}>
        <Stack gap="1rem">
          {lead && <p>{lead}</p>}
          {Boolean(error) && Object.keys(problems).length === 0 && (
            <Alert color="bad">{t("failed", { message: errorMessage(error) })}</Alert>
          )}
          <TextInput
            label={t("column.name")}
            required
            maxLength={120}
            autoComplete="off"
            data-autofocus
            value={typed.name}
            onChange={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
            error={field("name")}
          />
          <TextInput
            type="email"
            label={t("column.email")}
            required={initial.email === ""}
            autoComplete="off"
            value={typed.email}
            onChange={({ currentTarget }) => setTyped({ ...typed, email: currentTarget.value })}
            error={field("email")}
          />
          <Select
            label={t("column.role")}
            value={typed.role}
            options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
            onChange={(role) => setTyped({ ...typed, role })}
          />
          {typed.role !== "owner" && (
            <OwnClients
              chosen={typed.clientIds}
              onChange={(clientIds) => setTyped({ ...typed, clientIds })}
              problem={problems["clientIds"]}
            />
          )}
          <FormButtons submit={submit} busyLabel={t("saving")} busy={busy} onCancel={onClose} />
        </Stack>
      </form>
    </AdminDialog>
  );
}

type InviteMemberProps = { onInvited: (made: MemberLink) => void; onClose: () => void };

export function InviteMember({ onInvited, onClose }: InviteMemberProps) {
  const { t } = useTranslation("members");
  const invite = useInvite();
  return (
    <MemberForm
      title={t("invite")}
      lead={t("inviteLead")}
      initial={{ name: "", email: "", role: "staff", clientIds: null }}
      submit={t("inviteSubmit")}
      busy={invite.isPending}
      error={invite.error}
      onSubmit={(typed) =>
        invite.mutate(typed, {
          onSuccess: (made) => {
            onClose();
            onInvited(made);
          },
        })
      }
      onClose={onClose}
    />
  );
}

export function EditMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation("members");
  const change = useChangeMember(member.id);
  const { name, email, role, clients } = member;
  const clientIds = clients && clients.map(({ clientId }) => clientId);
  return (
    <MemberForm
      title={t("editNamed", { name })}
      initial={{ name, email: email ?? "", role, clientIds }}
      submit={t("save")}
      busy={change.isPending}
      error={change.error}
      onSubmit={(typed) =>
        change.mutate(
          { ...typed, email: typed.email || null },
          {
            onSuccess: () => {
              toast({ title: t("saved") });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
