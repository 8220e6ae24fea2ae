import { useQuery } from "@tanstack/react-query";
import type { TokenInput } from "@agency/contracts/tokens";
import { call } from "../../shared/api/call.ts";
import { read, useChange } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

export function useTokens() {
  return useQuery({ queryKey: keys.tokens, queryFn: read("GET /api/tokens"), staleTime: 0 });
}

export function useMakeToken() {
  return useChange((body: TokenInput) => call("POST /api/tokens", { body }), [], [keys.tokens]);
}

export function useEndToken(tokenId: string) {
  return useChange(() => call("DELETE /api/tokens/:tokenId", { params: { tokenId } }), [], [keys.tokens]);
}

/** Lets programs in, or keeps them out. */
export function useSwitchTokens() {
  return useChange((tokens: boolean) => call("PUT /api/settings", { body: { tokens } }), [keys.system], [keys.tokens]);
}
