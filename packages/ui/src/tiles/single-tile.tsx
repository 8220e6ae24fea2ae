import { Tile, type TileProps } from "./tile.tsx";

export type SingleTileProps = Omit<TileProps, "x" | "y"> & { size: number; className?: string | undefined };

/** A single tile, `size` pixels wide. */
export function SingleTile({ size, className, ...tile }: SingleTileProps) {
  return (
    <svg data-tiles className={className} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <Tile {...tile} />
    </svg>
  );
}
