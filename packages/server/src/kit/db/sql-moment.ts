/** A moment as both databases store it, for the parameters of a plain SELECT. */
export function sqlMoment(moment: Date): string {
  return moment.toISOString().slice(0, 23).replace("T", " ");
}
