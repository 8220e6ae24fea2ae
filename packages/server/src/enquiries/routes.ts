import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/enquiries";
import { localDate } from "@agency/model/time-zone";
import { presentClient } from "../clients/client-presenter.ts";
import type { Dependencies } from "../dependencies.ts";
import type { FormLimit } from "../kit/http/form-limit.ts";
import { handle } from "../kit/http/handle.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { enquiriesCsv } from "./enquiries-csv.ts";
import { presentEnquiry, readContact, readFilter } from "./enquiry-presenter.ts";
import { findEnquiry } from "./find-enquiry.ts";
import { keepEnquiry } from "./keep-enquiry.ts";
import { turnIntoClient } from "./turn-into-client.ts";
import { visitOf } from "./visit-of.ts";

/** The most rows of one CSV file. */
const mostExported = 50_000;

export function enquiryRoutes(app: FastifyInstance, dependencies: Dependencies, forms: FormLimit): void {
  const { enquiries, writing, clock } = dependencies;

  handle(app, contracts.sendContact, async ({ body, request }) => {
    await forms.count(request);
    const input = { ...readContact(body, visitOf(request, body)), receipt: true };
    const { id } = await keepEnquiry({ ...writing, enquiries }, input);
    return { id };
  });

  handle(app, contracts.listEnquiries, async ({ query, reply }) => {
    const { limit, offset } = query;
    const found = await enquiries.list({ ...readFilter(query), limit, offset });
    reply.header("x-total-count", found.total);
    return found.enquiries.map(presentEnquiry);
  });

  handle(app, contracts.exportEnquiries, async ({ query, reply }) => {
    const found = await enquiries.list({ ...readFilter(query), limit: mostExported, offset: 0 });
    reply.header("content-disposition", `attachment; filename="enquiries-${localDate(await clock()).toString()}.csv"`);
    return enquiriesCsv(found.enquiries);
  });

  handle(app, contracts.readEnquiry, async ({ params }) =>
    presentEnquiry(await findEnquiry(dependencies, params.enquiryId)),
  );

  handle(app, contracts.changeEnquiry, async ({ params, body }) =>
    presentEnquiry(await changeEnquiry(dependencies, params.enquiryId, body)),
  );

  handle(app, contracts.turnIntoClient, async ({ params, body }) =>
    presentClient(await turnIntoClient(dependencies, params.enquiryId, body), []),
  );
}
