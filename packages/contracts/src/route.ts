import type { z } from "zod";
import type { ErrorCode } from "@agency/model/error-codes";

/** `portal` is anyone who knows the client ID, `staff` a signed-in member of staff. */
export type Access = "public" | "portal" | "staff";

/** A contract with any schemas. */
export type AnyContract = {
  summary: string;
  tag: string;
  access: Access;
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
  /** Besides those that its method and access imply (`declaredErrors`). */
  errors?: readonly ErrorCode[];
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

/**
 * Defines the routes of one noun: method, path and contract. Path parameters are written `:name`.
 * @param tag the noun's heading in the API description
 */
export function routesOf(tag: string) {
  return <const M extends Method, const P extends string, const C extends Omit<AnyContract, "tag">>(
    method: M,
    path: P,
    contract: C,
  ): { readonly method: M; readonly path: P; readonly contract: C & { tag: string } } => ({
    method,
    path,
    contract: { ...contract, tag },
  });
}
