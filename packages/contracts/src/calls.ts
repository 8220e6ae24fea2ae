import type { z } from "zod";
import type * as activity from "./activity.ts";
import type * as alerts from "./alerts.ts";
import type * as answers from "./answers.ts";
import type * as attention from "./attention.ts";
import type * as audit from "./audit.ts";
import type * as board from "./board.ts";
import type * as bookings from "./bookings.ts";
import type * as clientArchive from "./client-archive.ts";
import type * as clientHistory from "./client-history.ts";
import type * as clientLists from "./client-lists.ts";
import type * as clients from "./clients.ts";
import type * as codeApp from "./code-app.ts";
import type * as datedNotes from "./dated-notes.ts";
import type * as draftPreviews from "./draft-previews.ts";
import type * as enquiries from "./enquiries.ts";
import type * as figures from "./figures.ts";
import type * as imports from "./imports.ts";
import type * as letters from "./letters.ts";
import type * as mailWords from "./mail-words.ts";
import type * as newsletter from "./newsletter.ts";
import type * as notifications from "./notifications.ts";
import type * as opens from "./opens.ts";
import type * as passkeys from "./passkeys.ts";
import type * as people from "./people.ts";
import type * as plan from "./plan.ts";
import type * as portalHistory from "./portal-history.ts";
import type * as portal from "./portal.ts";
import type * as proposals from "./proposals.ts";
import type * as reports from "./reports.ts";
import type * as responsible from "./responsible.ts";
import type * as reviewQueue from "./review-queue.ts";
import type { AnyContract, AnyRoute } from "./route.ts";
import type * as schedules from "./schedules.ts";
import type * as sentReports from "./sent-reports.ts";
import type * as settings from "./settings.ts";
import type * as shares from "./shares.ts";
import type * as sourceConnections from "./source-connections.ts";
import type * as sourceMatches from "./source-matches.ts";
import type * as sources from "./sources.ts";
import type * as speedTest from "./speed-test.ts";
import type * as staff from "./staff.ts";
import type * as status from "./status.ts";
import type * as team from "./team.ts";
import type * as tokens from "./tokens.ts";
import type * as wrongRecipients from "./wrong-recipients.ts";

/** The routes of a noun. */
type Of<Noun> = Extract<Noun[keyof Noun], AnyRoute>;

type Route =
  | Of<typeof status>
  | Of<typeof activity>
  | Of<typeof answers>
  | Of<typeof attention>
  | Of<typeof audit>
  | Of<typeof staff>
  | Of<typeof board>
  | Of<typeof alerts>
  | Of<typeof proposals>
  | Of<typeof responsible>
  | Of<typeof bookings>
  | Of<typeof clientArchive>
  | Of<typeof clientHistory>
  | Of<typeof codeApp>
  | Of<typeof clientLists>
  | Of<typeof clients>
  | Of<typeof sourceConnections>
  | Of<typeof datedNotes>
  | Of<typeof draftPreviews>
  | Of<typeof enquiries>
  | Of<typeof figures>
  | Of<typeof portalHistory>
  | Of<typeof imports>
  | Of<typeof letters>
  | Of<typeof mailWords>
  | Of<typeof newsletter>
  | Of<typeof notifications>
  | Of<typeof passkeys>
  | Of<typeof people>
  | Of<typeof plan>
  | Of<typeof reports>
  | Of<typeof reviewQueue>
  | Of<typeof portal>
  | Of<typeof schedules>
  | Of<typeof sentReports>
  | Of<typeof settings>
  | Of<typeof shares>
  | Of<typeof sourceMatches>
  | Of<typeof sources>
  | Of<typeof speedTest>
  | Of<typeof opens>
  | Of<typeof team>
  | Of<typeof tokens>
  | Of<typeof wrongRecipients>;

type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

type Call<Contract extends AnyContract> = {
  params: Sent<Contract["params"]>;
  query: Sent<Contract["query"]>;
  body: Sent<Contract["body"]>;
  answer: z.output<Contract["success"]["schema"]>;
};

/**
 * Every call of the API by its method and path, such as `GET /api/reports/clients/:clientId`. Import it as a type only:
 * callers need no schema, so no validator reaches the browser.
 */
export type Calls = { [R in Route as `${R["method"]} ${R["path"]}`]: Call<R["contract"]> };

export type CallName = keyof Calls;

export type Answer<Name extends CallName> = Calls[Name]["answer"];

type Optional<Value> = undefined extends Value ? true : Record<never, unknown> extends Value ? true : false;

type Part<Name extends CallName, Key extends "params" | "query" | "body"> = Calls[Name][Key] extends undefined
  ? { [P in Key]?: never }
  : Optional<Calls[Name][Key]> extends true
    ? { [P in Key]?: Calls[Name][Key] }
    : { [P in Key]: Calls[Name][Key] };

/** The parameters that fill in a call's address. */
export type Place<Name extends CallName> = Part<Name, "params"> & Part<Name, "query">;

/** The parts of a request that its call defines. */
export type Input<Name extends CallName> = Place<Name> & Part<Name, "body">;

/** An argument that is left out where a call needs none of its parts. */
export type Given<Parts, Rest extends unknown[] = []> =
  Record<never, unknown> extends Parts ? [parts?: Parts, ...rest: Rest] : [parts: Parts, ...rest: Rest];
