import { useQuery } from "@tanstack/react-query";
import type { InvitationInput, MemberChange } from "@agency/contracts/team";
import { call } from "../../shared/api/call.ts";
import { read, useChange } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

export function useTeam() {
  return useQuery({ queryKey: keys.team, queryFn: read("GET /api/team"), staleTime: 0 });
}

export function useInvite() {
  return useChange((body: InvitationInput) => call("POST /api/team", { body }), [], [keys.team]);
}

export function useChangeMember(memberId: string) {
  return useChange(
    (body: MemberChange) => call("PUT /api/team/:memberId", { params: { memberId }, body }),
    [keys.colleagues, keys.clients, keys.reports, keys.enquiries],
    [keys.team],
  );
}

/** Makes a link with which somebody chooses a password. */
export function useLinkMember(memberId: string) {
  return useChange(() => call("POST /api/team/:memberId/link", { params: { memberId } }), [], [keys.team]);
}

/** Removes every passkey of somebody, their app for codes and recovery codes, and ends their sessions. */
export function useRemoveFactors(memberId: string) {
  return useChange(() => call("DELETE /api/team/:memberId/factors", { params: { memberId } }), [], [keys.team]);
}

/** Whom a link is for. */
export function useTeamLink(token: string | null) {
  return useQuery({
    queryKey: ["team-link", token],
    queryFn: () => call("POST /api/team-links/read", { body: { token: token ?? "" } }),
    enabled: token !== null,
    retry: false,
  });
}

export function useChoosePassword() {
  return useChange((body: { token: string; password: string }) => call("POST /api/team-links/use", { body }));
}
