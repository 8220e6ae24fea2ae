import type { z } from "zod";
import type { ActivityKind } from "@agency/model/activity";
import type { ErrorCode } from "@agency/model/error-codes";
import type { Action } from "@agency/model/rights";

/** `portal` is anyone who knows the client ID, `staff` a signed-in member of staff. */
export type Access = "public" | "portal" | "staff";

/**
 * What a stranger's call uses up besides its answer: room on the disk, and emails. The server has budgets for each of them.
 * - `form`: keeps what was typed, and may email whoever is named in it
 * - `link`: does what a link in an email allows, and may email whoever has it
 * - `notice`: emails the staff
 * - `reading`, `browser`: read a page or draw it, and keep the result
 * - `sharing`: keeps a link to a report
 * - `answer`: keeps what a client says about a report
 * - `access`: emails the staff a link for signing in
 */
export type Cost = "form" | "link" | "notice" | "reading" | "browser" | "sharing" | "answer" | "access";

/** A contract with any schemas. */
export type AnyContract = {
  summary: string;
  tag: string;
  access: Access;
  /** What a signed-in caller needs. Every route of the staff has one, and every change in the portal, which the staff can make as well. */
  right?: Action;
  /**
   * What is written down when somebody calls it, in the transaction of the change. Every change names it; null for calls that keep nothing
   * but a try, a preview or the reading of a visitor.
   */
  event?: ActivityKind | null;
  /** Whether the caller must have signed in, or confirmed that it is them, within the last minutes (CONFIRM_MINUTES). */
  asksAgain?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  success: {
    /** 204 has no response body; 303 leads the browser on to another address. */
    status: 200 | 201 | 202 | 204 | 303;
    schema: z.ZodType;
    /** Set when the response is not JSON. */
    contentType?: string;
  };
  /** Besides the ones implied by its method and access (`declaredErrors`). */
  errors?: readonly ErrorCode[];
  /** What it costs when a stranger calls it. Empty for a change that keeps nothing new and emails nobody. */
  costs?: readonly Cost[];
  /** What it costs besides, when the body has this field. */
  costsWith?: { field: string; costs: readonly Cost[] };
  /** The largest body in bytes, for routes that take more than 64 kB. */
  bodyBytes?: number;
  /**
   * Set for routes that mail services call too (RFC 8058): cross-origin, with a form body that adds nothing to the
   * address.
   */
  takesForms?: true;
};

type Method = "GET" | "POST" | "PUT" | "DELETE";

export type AnyRoute = { readonly method: Method; readonly path: string; readonly contract: AnyContract };

/** Strangers can make every change that is not the staff's, so that it says what it costs. */
type Costing<M extends Method, C extends Pick<AnyContract, "access">> = M extends "GET"
  ? unknown
  : C["access"] extends "staff"
    ? unknown
    : { costs: readonly Cost[] };

/** Nothing changes without a word about it. */
type Telling<M extends Method> = M extends "GET" ? unknown : { event: ActivityKind | null };

/** Nobody is let in by omission. */
type Needing<M extends Method, C extends Pick<AnyContract, "access">> = C["access"] extends "staff"
  ? { right: Action }
  : C["access"] extends "portal"
    ? M extends "GET"
      ? unknown
      : { right: Action }
    : unknown;

/**
 * Defines the routes of one noun: method, path and contract. Path parameters are written `:name`.
 * @param tag the noun's heading in the API description
 */
export function defineRoutes(tag: string) {
  return <const M extends Method, const P extends string, const C extends Omit<AnyContract, "tag">>(
    method: M,
    path: P,
    contract: C & Costing<M, C> & Needing<M, C> & Telling<M>,
  ): { readonly method: M; readonly path: P; readonly contract: C & { tag: string } } => ({
    method,
    path,
    contract: { ...contract, tag },
  });
}
