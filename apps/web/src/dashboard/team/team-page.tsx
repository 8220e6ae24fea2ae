import { Badge, Button, Table } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Member, MemberLink } from "@agency/contracts/team";
import { Row, Stack, Text } from "@agency/ui/layout";
import "../../styles/controls.css";
import { toast } from "@agency/ui/toast";
import { texts } from "../../shared/i18n/texts.server.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import { StaffPage } from "../frame/staff-page.tsx";
import { ConfirmChange } from "../shared/confirm-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import { useChangeMember, useLinkMember, useRemoveFactors, useTeam } from "./api.ts";
import { DeactivateMember } from "./deactivate-member.tsx";
import { EditMember, InviteMember } from "./member-dialogs.tsx";
import { MemberLinkDialog } from "./member-link.tsx";
import styles from "./team.module.css";

export const loader = texts(({ members }) => ({ members }));

export const meta = hiddenPageMeta((t) => t("members:title"));

/** Who has an account, with which role, and how they get in. */
export default function TeamPage() {
  const { t } = useTranslation("members");
  const [inviting, setInviting] = useState(false);
  const [made, setMade] = useState<MemberLink | null>(null);
  return (
    <StaffPage title={t("title")} actions={<Button onClick={() => setInviting(true)}>{t("invite")}</Button>}>
      <Stack gap="1.25rem">
        <Text tone="soft" measure="66ch">
          {t("lead")}
        </Text>
        <Loaded query={useTeam()}>{(team) => <TeamTable team={team} onLink={setMade} />}</Loaded>
        <Roles />
      </Stack>
      {inviting && <InviteMember onInvited={setMade} onClose={() => setInviting(false)} />}
      {made && <MemberLinkDialog made={made} onClose={() => setMade(null)} />}
    </StaffPage>
  );
}

const stateColours = { active: "good", invited: "accent", deactivated: "ink" } as const;

type TeamTableProps = { team: Member[]; onLink: (made: MemberLink) => void };

function TeamTable({ team, onLink }: TeamTableProps) {
  const { t } = useTranslation("members");
  return (
    <Table verticalSpacing="sm" horizontalSpacing="sm" className={styles["table"] ?? ""} aria-label={t("title")}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("column.name")}</Table.Th>
          <Table.Th>{t("column.role")}</Table.Th>
          <Table.Th>{t("column.state")}</Table.Th>
          <Table.Th aria-label={t("column.actions")} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {team.map((member) => (
          <MemberRow key={member.id} member={member} team={team} onLink={onLink} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

type MemberRowProps = { member: Member; team: Member[]; onLink: (made: MemberLink) => void };

function MemberRow({ member, team, onLink }: MemberRowProps) {
  const { t } = useTranslation("members");
  const { moment, number, parts } = useFormat();
  const [asked, ask] = useState<"edit" | "factors" | "deactivate" | null>(null);
  const link = useLinkMember(member.id);
  const change = useChangeMember(member.id);
  const removeFactors = useRemoveFactors(member.id);
  const { name, username, email, role, clients, state, since, sessions, passkeys, codeApp, self } = member;
  const failed = failureToast((message) => t("failed", { message }));
  const close = () => ask(null);
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {name}
        {self && ` (${t("you")})`}
        <Text size="small" tone="soft" light>
          {[username === name ? null : username, email === username ? null : email].filter(Boolean).join(" · ")}
        </Text>
      </Table.Th>
      <Table.Td>
        {t(`role.${role}`)}
        {clients && (
          <Text size="small" tone="soft">
            {clients.length > 0 ? parts(clients.map(({ clientName }) => clientName)) : t("own.none")}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Badge color={stateColours[state]}>{t(`state.${state}`)}</Badge>
        <Text size="small" tone="soft">
          {state === "active"
            ? [
                t("sessions", { count: sessions, number: number(sessions) }),
                passkeys > 0 && t("passkeys", { count: passkeys, number: number(passkeys) }),
                codeApp && t("codeApp"),
              ]
                .filter(Boolean)
                .join(" · ")
            : t("since", { when: moment(since) })}
        </Text>
      </Table.Td>
      <Table.Td>
        <Row gap="0.5rem" justify="end">
          <Button variant="default" size="compact-md" aria-label={t("editNamed", { name })} onClick={() => ask("edit")}>
            {t("edit")}
          </Button>
          {state !== "deactivated" && (
            <Button
              variant="default"
              size="compact-md"
              disabled={link.isPending}
              aria-label={t(state === "invited" ? "inviteAgainNamed" : "resetNamed", { name })}
              onClick={() => link.mutate(undefined, { onSuccess: onLink, onError: failed })}
            >
              {t(state === "invited" ? "inviteAgain" : "reset")}
            </Button>
          )}
          {(passkeys > 0 || codeApp) && !self && (
            <Button
              variant="default"
              size="compact-md"
              aria-label={t("removeFactorsNamed", { name })}
              onClick={() => ask("factors")}
            >
              {t("removeFactors")}
            </Button>
          )}
          {state === "deactivated" ? (
            <Button
              variant="default"
              size="compact-md"
              disabled={change.isPending}
              aria-label={t("activateNamed", { name })}
              onClick={() =>
                change.mutate(
                  { active: true },
                  { onSuccess: () => toast({ title: t("activated", { name }) }), onError: failed },
                )
              }
            >
              {t("activate")}
            </Button>
          ) : (
            <Button
              variant="subtle"
              color="bad"
              size="compact-md"
              aria-label={t("deactivateNamed", { name })}
              onClick={() => ask("deactivate")}
            >
              {t("deactivate")}
            </Button>
          )}
        </Row>
      </Table.Td>
      {asked === "edit" && <EditMember member={member} onClose={close} />}
      {asked === "factors" && (
        <ConfirmChange
          title={t("removeFactorsNamed", { name })}
          question={t("removeFactorsQuestion", { name })}
          confirm={t("removeFactors")}
          busyLabel={t("saving")}
          change={removeFactors}
          body={undefined}
          failed={(message) => t("failed", { message })}
          onDone={() => {
            toast({ title: t("factorsRemoved", { name }) });
            close();
          }}
          onClose={close}
        />
      )}
      {asked === "deactivate" && <DeactivateMember member={member} team={team} onClose={close} />}
    </Table.Tr>
  );
}

/** What each role may do. */
function Roles() {
  const { t } = useTranslation("members");
  return (
    <section aria-labelledby="roles">
      <h2 id="roles">{t("roles")}</h2>
      <Stack as="dl" measure="66ch" top="0.75rem">
        {(["owner", "staff", "viewer"] as const).map((role) => (
          <div key={role}>
            <Text as="dt" strong>
              {t(`role.${role}`)}
            </Text>
            <Text as="dd" tone="soft">
              {t(`may.${role}`)}
            </Text>
          </div>
        ))}
        <div>
          <Text as="dt" strong>
            {t("own.only")}
          </Text>
          <Text as="dd" tone="soft">
            {t("own.may")}
          </Text>
        </div>
      </Stack>
    </section>
  );
}
