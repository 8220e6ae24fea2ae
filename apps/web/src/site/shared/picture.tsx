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
  /** Whether it is in sight at first. Others are loaded when they come near the window. */
  early?: boolean;
};

/** A picture. The browser loads the smallest sufficient file. */
export function Picture({ picture: { base, width, height, widths }, alt, sizes, className, early = false }: Props) {
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
        loading={early ? "eager" : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
