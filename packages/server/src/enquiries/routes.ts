import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { offerName } from "@agency/content/offer-words";
import { findOffer, offerMonthlyFee } from "@agency/content/offers";
import type { Language, ServiceKey } from "@agency/content/settings";
import * as contracts from "@agency/contracts/enquiries";
import type { contactInputSchema, Enquiry, enquiryFilterSchema } from "@agency/contracts/enquiries";
import { chatIn } from "@agency/contracts/phone-number";
import { dayStart } from "@agency/model/time-zone";
import { formatClientId } from "../clients/client-id.ts";
import { presentClient } from "../clients/routes.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { requireAuthor, requireSignedIn } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import { answerAsCsv, type SpreadsheetColumns, spreadsheetCsv } from "../kit/spreadsheet-csv.ts";
import { answerEnquiry } from "./answer-enquiry.ts";
import { businessName } from "./business-name.ts";
import { turnIntoClient, changeEnquiry, type OnceNoSpam } from "./change-enquiry.ts";
import type { ChosenOffer, EnquiryFilter, EnquiryInFull } from "./enquiry.ts";
import { type EnquiryInput, keepEnquiry } from "./keep-enquiry.ts";
import { readVisit } from "./read-visit.ts";
import { findEnquiry, listEnquiries } from "./store.ts";
import type { Visit } from "./visit.ts";

/** The most rows of one CSV file. */
const mostExported = 50_000;

export function enquiryRoutes(app: FastifyInstance, context: Context, onceNoSpam: OnceNoSpam): void {
  const { database, clock } = context;

  handle(app, contracts.sendContact, async ({ body, request }) => {
    const { id } = await keepEnquiry(context, { ...readContact(body, readVisit(request, body)), receipt: true });
    return { id };
  });

  handle(app, contracts.listEnquiries, async ({ query, request, reply }) => {
    const { order, limit, offset } = query;
    const found = await listEnquiries(database, { ...(await readFilter(request, query)), order, limit, offset });
    reply.header("x-total-count", found.total);
    return found.enquiries.map(presentEnquiry);
  });

  handle(app, contracts.exportEnquiries, async ({ query, request, reply }) => {
    const found = await listEnquiries(database, {
      ...(await readFilter(request, query)),
      limit: mostExported,
      offset: 0,
    });
    answerAsCsv(reply, "enquiries", await clock());
    return enquiriesCsv(found.enquiries);
  });

  handle(app, contracts.readEnquiry, async ({ params }) =>
    presentEnquiry(await findEnquiry(database, params.enquiryId)),
  );

  handle(app, contracts.changeEnquiry, async ({ params, body, request }) => {
    const by = await requireAuthor(request);
    return presentEnquiry(await changeEnquiry(context, params.enquiryId, body, { by, onceNoSpam }));
  });

  handle(app, contracts.answerEnquiry, async ({ params, body, request }) => {
    const by = await requireAuthor(request);
    return presentEnquiry(await answerEnquiry(context, params.enquiryId, { ...body, by }));
  });

  handle(app, contracts.turnIntoClient, async ({ params, body, request }) => {
    const by = await requireAuthor(request);
    return presentClient(await turnIntoClient(context, params.enquiryId, { ...body, by }), []);
  });
}

/** An enquiry as shown to the staff. */
function presentEnquiry({ enquiry, client, responsible, answers, sameAddress }: EnquiryInFull): Enquiry {
  const {
    noticeVersion,
    consentedAt,
    settledAt,
    settledBy,
    clientId: _,
    responsibleId: __,
    createdAt,
    ...rest
  } = enquiry;
  return {
    ...rest,
    consent: noticeVersion && consentedAt ? { notice: noticeVersion, at: consentedAt.toISOString() } : null,
    chat: chatIn(rest.details.phone, rest.message, rest.note),
    settled: settledAt && { at: settledAt.toISOString(), by: settledBy ?? "" },
    responsible,
    answers: answers.map(({ number, text, by, at, mail }) => ({ number, text, by, at: at.toISOString(), mail })),
    sameAddress,
    businessName: businessName(enquiry),
    client: client && { id: formatClientId(client.accessId), name: client.name },
    createdAt: createdAt.toISOString(),
  };
}

/**
 * The contact form as stored.
 * @throws Refusal invalid_input for an unknown package
 */
function readContact(input: z.output<typeof contactInputSchema>, visit: Visit): EnquiryInput {
  const { firstName, lastName, oneName, email, phone, website, noWebsite, service, projectDetails } = input;
  const offer = input.package ? chosenOffer(service || null, input.package, visit.language) : null;
  return {
    kind: "contact",
    name: oneName ? firstName : `${firstName} ${lastName}`,
    email,
    website: noWebsite ? null : (website ?? null),
    service: service ?? null,
    message: projectDetails ?? null,
    details: { ...(phone && { phone }), ...(offer && { offer }) },
    visit,
  };
}

function chosenOffer(service: ServiceKey | null, key: string, language: Language): ChosenOffer {
  const offer = findOffer(service, key);
  if (!offer) throw new Refusal("invalid_input", { fields: [{ field: "package", problem: "not_offered" }] });
  return { name: offerName(offer, language), monthlyFee: offerMonthlyFee(offer), package: offer.clientPackage };
}

/** The days of a filter as timestamps, of which the last one is included, and the caller by their id. */
async function readFilter(
  request: FastifyRequest,
  query: z.output<typeof enquiryFilterSchema>,
): Promise<EnquiryFilter> {
  const { kind, state, responsible, search, spam, from, to } = query;
  const { staff } = await requireSignedIn(request);
  return {
    kind,
    search,
    state,
    responsibleId: responsible === "nobody" ? null : responsible === "me" ? staff.id : responsible,
    spam: spam === "yes",
    from: from ? dayStart(from) : undefined,
    until: to ? dayStart(to, 1) : undefined,
  };
}

const columns: SpreadsheetColumns<EnquiryInFull> = {
  received_at: ({ enquiry }) => enquiry.createdAt.toISOString(),
  kind: ({ enquiry }) => enquiry.kind,
  name: ({ enquiry }) => enquiry.name,
  email: ({ enquiry }) => enquiry.email,
  phone: ({ enquiry }) => enquiry.details.phone,
  whatsapp: ({ enquiry: { details, message, note } }) => chatIn(details.phone, message, note)?.url,
  website: ({ enquiry }) => enquiry.website,
  service: ({ enquiry }) => enquiry.service,
  package: ({ enquiry }) => enquiry.details.offer?.name,
  package_monthly_fee: ({ enquiry }) => enquiry.details.offer?.monthlyFee,
  message: ({ enquiry }) => enquiry.message,
  audited_page: ({ enquiry }) => enquiry.details.url,
  audit_score: ({ enquiry }) => enquiry.details.score,
  chosen_time: ({ enquiry }) => enquiry.details.slot,
  talk_by: ({ enquiry }) => enquiry.details.talkBy,
  language: ({ enquiry }) => enquiry.language,
  page: ({ enquiry }) => enquiry.page,
  city: ({ enquiry }) => enquiry.city,
  notice_version: ({ enquiry }) => enquiry.noticeVersion,
  consented_at: ({ enquiry }) => enquiry.consentedAt?.toISOString(),
  purpose: ({ enquiry }) => enquiry.purpose,
  marketing: ({ enquiry }) => (enquiry.marketing ? "yes" : "no"),
  spam: ({ enquiry }) => (enquiry.spam ? "yes" : "no"),
  state: ({ enquiry }) => enquiry.state,
  settled_at: ({ enquiry }) => enquiry.settledAt?.toISOString(),
  settled_by: ({ enquiry }) => enquiry.settledBy,
  assigned_to: ({ responsible }) => responsible?.name,
  answers: ({ answers }) => answers.map(({ text, by, at }) => `${at.toISOString()} ${by}: ${text}`).join("\n\n"),
  others_from_address: ({ sameAddress }) => sameAddress,
  note: ({ enquiry }) => enquiry.note,
  confirmed: ({ enquiry }) => (enquiry.details.confirmBy ? "no" : "yes"),
  confirm_by: ({ enquiry }) => enquiry.details.confirmBy,
  client: ({ client }) => client?.name,
  client_id: ({ client }) => client && formatClientId(client.accessId),
};

/** One row per enquiry. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
export const enquiriesCsv = (list: EnquiryInFull[]): string => spreadsheetCsv(columns, list);
