/** Takes the place of rows that are not rendered. */
export function TableSpace({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden="true" style={{ height }} />;
}
