import { shapes, type TileProps, tileFills } from "./tile.tsx";

/**
 * Several tiles in an SVG. Shapes of the same colour share one path, grounds first: a small path costs a browser as
 * much as a large one, and a picture has many tiles.
 */
export function Tiles({ tiles }: { tiles: readonly TileProps[] }) {
  const paths = new Map<string, { fill: string; transform: string | undefined; d: string }>();
  for (const layer of ["ground", "figure", "second"] as const) {
    for (const { kind, turn, x = 0, y = 0, ...colours } of tiles) {
      const { [layer]: shape }: { ground: string; figure: string; second?: string } = { ...square, ...shapes[kind] };
      if (!shape) continue;
      const fill = tileFills[colours[layer] ?? colours.ground];
      const transform = turn && layer !== "ground" ? `rotate(${turn * 90} ${x + 50} ${y + 50})` : undefined;
      const key = `${layer}${fill}${transform}`;
      paths.set(key, { fill, transform, d: `${paths.get(key)?.d ?? ""}M${x} ${y}${shape}` });
    }
  }
  return Array.from(paths, ([key, path]) => <path key={key} {...path} />);
}

const square = { ground: "h100v100h-100z" };
