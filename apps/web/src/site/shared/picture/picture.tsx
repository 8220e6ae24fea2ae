/** A picture that the build wrote in several widths, as AVIF and once as JPEG (scripts/pictures). */
export type BuiltPicture = {
  /** The common prefix of its files' addresses. */
  base: string;
  width: number;
  height: number;
  widths: number[];
};

type Props = {
  picture: BuiltPicture;
  alt: string;
  /** The displayed width, as a `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
};

/** A picture below the fold. The browser loads the smallest sufficient file when the picture comes near the window. */
export function Picture({ picture: { base, width, height, widths }, alt, sizes, className }: Props) {
  const files = widths.map((each) => `${base}-${each}.avif ${each}w`).join();
  return (
    <picture>
      <source type="image/avif" srcSet={files} sizes={sizes} />
      <img
        className={className}
        src={`${base}.jpg`}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
