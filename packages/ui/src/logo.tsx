export type LogoProps = { size?: number };

/** The logo: a hill, half lit, with the sun behind it. Place the agency's name beside it. */
export function Logo({ size = 38 }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <path fill="var(--tile-orange)" d="M0 0H100V100H0Z" />
      <path fill="var(--tile-apricot)" d="M100 0V58A58 58 0 0 1 42 0Z" />
      <path fill="var(--tile-paper)" d="M10 100A112 112 0 0 1 48 14V100Z" />
      <path fill="var(--tile-ink)" d="M48 14A112 112 0 0 1 86 100H48Z" />
    </svg>
  );
}
