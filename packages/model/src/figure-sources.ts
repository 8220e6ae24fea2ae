import { type AccountKind, accountKinds } from "./connections.ts";
import { type FigureKey, profileFigures } from "./figures.ts";

/** The figures that an account of each kind can fill. The calls from a Business Profile can count as the leads. */
export const fillable: Record<AccountKind, readonly FigureKey[]> = {
  analytics: [
    "totalVisitors",
    "sessions",
    "totalLeads",
    "organicTraffic",
    "socialTraffic",
    "directTraffic",
    "otherTraffic",
  ],
  search_console: ["averagePosition", "keywordsTracked", "topRankings"],
  business_profile: [...profileFigures, "totalLeads"],
};

/** What an account fills: each figure has one kind of account at most. */
export type Fills = { kind: AccountKind; fills: FigureKey[] | null };

/** The figures that an account fills, in the usual order. Until the staff choose, leads come from Analytics. */
export function filledBy({ kind, fills }: Fills): FigureKey[] {
  const usual = (figure: FigureKey) => kind !== "business_profile" || figure !== "totalLeads";
  return fillable[kind].filter((figure) => (fills === null ? usual(figure) : fills.includes(figure)));
}

/**
 * What a client's accounts fill once one of them fills some figures: others give these up.
 * @returns those that change
 */
export function chooseFilled<Account extends Fills>(
  accounts: readonly Account[],
  chosen: { kind: AccountKind; figures: readonly FigureKey[] },
): { account: Account; fills: FigureKey[] }[] {
  return accountKinds.flatMap((kind) => {
    const account = accounts.find((one) => one.kind === kind);
    if (!account) return [];
    const before = filledBy(account);
    const isChosen = (figure: FigureKey) => chosen.figures.includes(figure);
    const fills = kind === chosen.kind ? fillable[kind].filter(isChosen) : before.filter((figure) => !isChosen(figure));
    return fills.length === before.length && fills.every((figure) => before.includes(figure))
      ? []
      : [{ account, fills }];
  });
}
