import { type RunAction, runActions } from "@agency/model/states";

/** The actions that apply to one of some reports at least, with how many they apply to. */
export function possibleActions(actionsOfEach: RunAction[][]): { action: RunAction; applies: number }[] {
  return runActions
    .map((action) => ({ action, applies: actionsOfEach.filter((actions) => actions.includes(action)).length }))
    .filter(({ applies }) => applies > 0);
}
