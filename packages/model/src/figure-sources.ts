import { type AccountKind, accountKinds } from "./connections.ts";
import { type FigureKey, figureKeys, figureLines } from "./figures.ts";

/** The figures that an account of each kind can fill. */
export const fillable = Object.fromEntries(accountKinds.map((kind) => [kind, fillableBy(kind)])) as Record<
  AccountKind,
  FigureKey[]
>;

function figureAccounts(figure: FigureKey): readonly AccountKind[] {
  return figureLines[figure].accounts;
}

function fillableBy(kind: AccountKind): FigureKey[] {
  return figureKeys.filter((figure) => figureAccounts(figure).includes(kind));
}

/** Each figure is filled by one kind of account at most. */
export type Fills = { kind: AccountKind; fills: FigureKey[] | null };

/** The figures that an account fills, in the usual order. Until the staff choose, the first of a figure's accounts fills it. */
export function filledBy({ kind, fills }: Fills): FigureKey[] {
  return fillable[kind].filter((figure) =>
    fills === null ? figureAccounts(figure)[0] === kind : fills.includes(figure),
  );
}

/**
 * The figures of each account once one of them fills some: others give these up.
 * @returns the changed accounts
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
