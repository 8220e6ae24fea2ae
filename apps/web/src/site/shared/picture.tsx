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

/** Its AVIF files as a `srcset` attribute, and the file that every browser reads. */
export function pictureFiles({ base, widths }: BuiltPicture): { srcSet: string; src: string } {
  return { srcSet: widths.map((each) => `${base}-${each}.avif ${each}w`).join(), src: `${base}.jpg` };
}

/** A picture. The browser loads the smallest sufficient file. */
export function Picture({ picture, alt, sizes, className, early = false }: Props) {
  const { width, height } = picture;
  const { srcSet, src } = pictureFiles(picture);
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        className={className}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={early ? "eager" : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
