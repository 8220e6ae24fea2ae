import { team as own } from "#agency/team.ts";
import type { Member } from "./shape.ts";

export { values } from "#agency/team.ts";

export type MemberKey = (typeof own)[number]["key"];

/** The members of the team, in order. */
export const team: readonly (Member & { key: MemberKey })[] = own;
