import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { type ConnectOutcome, connectOutcomes } from "@agency/model/connections";
import { oneOf } from "../shared/one-of.ts";

/** What became of the visit to Google's consent page, as the address says (`?google=cancelled`). A reload does not say it again. */
export function useConnectOutcome(): ConnectOutcome | null {
  const [search, setSearch] = useSearchParams();
  const told = oneOf(connectOutcomes, search.get("google"));
  const [outcome] = useState(told);
  useEffect(() => {
    if (told) setSearch({}, { replace: true, preventScrollReset: true });
  }, [told, setSearch]);
  return outcome;
}
