import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  changeEnquiry,
  exportEnquiries,
  listEnquiries,
  readEnquiry,
  turnIntoClient,
} from "@agency/contracts/enquiries/endpoints";
import type { EnquiriesQuery, Enquiry, EnquiryChange, EnquiryFilter } from "@agency/contracts/enquiries/schemas";
import { addressOf, call, callList, countOf } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

/** How often the inbox is read again, in ms; only pages for the signed-in use it. */
const pollingInterval = 30_000;

export function useEnquiries(query: EnquiriesQuery) {
  return useQuery({
    queryKey: keys.enquiryList(query),
    queryFn: ({ signal }) => callList(listEnquiries, { query }, { signal }),
    refetchInterval: pollingInterval,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** How many enquiries match, without the enquiries. */
export function useEnquiryCount(query: EnquiryFilter) {
  return useQuery({
    queryKey: keys.enquiryCount(query),
    queryFn: ({ signal }) => countOf(listEnquiries, { query: { ...query, limit: 1 } }, { signal }),
    refetchInterval: pollingInterval,
  });
}

/** One enquiry; `known` is shown until it is read. */
export function useEnquiry(enquiryId: string, known: Enquiry | undefined) {
  return useQuery({
    queryKey: keys.enquiry(enquiryId),
    queryFn: ({ signal }) => call(readEnquiry, { params: { enquiryId } }, { signal }),
    staleTime: 0,
    ...(known ? { placeholderData: known } : {}),
  });
}

export function useChangeEnquiry(enquiryId: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshEnquiries();
  return useMutation({
    mutationFn: (body: EnquiryChange) => call(changeEnquiry, { params: { enquiryId }, body }),
    onSuccess: (changed) => {
      queryClient.setQueryData(keys.enquiry(enquiryId), changed);
      refresh();
    },
  });
}

export function useTurnIntoClient(enquiryId: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshEnquiries();
  return useMutation({
    mutationFn: () => call(turnIntoClient, { params: { enquiryId } }),
    onSuccess: () => {
      refresh();
      for (const queryKey of [keys.clients, keys.analytics]) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** Where the enquiries that a filter shows are downloaded. */
export function enquiriesAddress(query: EnquiryFilter): string {
  return addressOf(exportEnquiries, { query });
}

/** Whatever shows or counts enquiries, or tells of a person, is read again. */
function useRefreshEnquiries(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [keys.enquiries, keys.people]) void queryClient.invalidateQueries({ queryKey });
  };
}
