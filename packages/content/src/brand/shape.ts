/** A colour as `#rrggbb`, in lower case. */
export type Colour = `#${string}`;

/** Every scheme states these. The rest follows from them by `derive.ts`, unless it is stated, too. */
export type BaseColours = {
  /** The ground of pages. */
  paper: Colour;
  /** Text, and lines that are as strong as text. */
  ink: Colour;
  /** Read and pressed: links, buttons, the current month. It can be read on every page. */
  accent: Colour;
  /** Large areas: heroes, banners, charts, bands of PDFs. It may be light: what is written on it is derived. */
  area: Colour;
};

/** Better and worse are the product's green and red, in tones that can be read on the brand's paper. */
type Verdicts = {
  good: Colour;
  /** Text on the pale green. */
  goodStrong: Colour;
  goodSoft: Colour;
  /** Errors, too. */
  bad: Colour;
  badSoft: Colour;
};

type OtherColours = {
  /** A second, quieter ground: stripes, boxes, hovered rows. */
  paper2: Colour;
  /** Cards, fields and dialogs, which stand out from the paper. */
  surface: Colour;
  /** Lines that divide. */
  line: Colour;
  /** Edges of controls. */
  lineStrong: Colour;
  /** Longer texts. */
  ink2: Colour;
  /** Notes, dates and captions. */
  muted: Colour;
  /** The accent under a pointer. */
  accentStrong: Colour;
  /** Text on the accent. */
  onAccent: Colour;
  /** A pale ground for what the accent marks. */
  accentSoft: Colour;
  /** The area under a pointer. */
  areaStrong: Colour;
  /** Text on the area. */
  onArea: Colour;
  /** A pale ground in a tone of the area. */
  areaSoft: Colour;
  /** Text and signs in the colour of the area; ink where it is too light to be read. */
  areaText: Colour;
  /** Lines, bars and controls in the colour of the area; ink where it is too light to be seen. */
  areaEdge: Colour;
  /** The outline of what the keyboard is at. */
  focus: Colour;
  /** Mixed into shadows and the veil behind a dialog. */
  shadow: Colour;
  veil: Colour;

  /** The board: the dark ground of prices, the footer and the staff's navigation. */
  board: Colour;
  boardLine: Colour;
  onBoard: Colour;
  onBoard2: Colour;
  /** A second colour that is seen on the board, and text on it. */
  boardAccent: Colour;
  onBoardAccent: Colour;
  boardArea: Colour;
  onBoardArea: Colour;

  /** The ground of a hero in the colour of the area. */
  hero: Colour;
  heroLine: Colour;
  onHero: Colour;
  onHero2: Colour;
  /** A second colour that is seen on the hero, and text on it. */
  heroAccent: Colour;
  onHeroAccent: Colour;
  /** The ground of a hero or a band in a light tone of the accent. */
  band: Colour;
  bandLine: Colour;
  onBand: Colour;
  onBand2: Colour;

  /** Text, and the grounds of buttons, on the banner of the home page whose ground is `tileAccent`. */
  onBanner: Colour;
  /** Text on those buttons. */
  bannerInk: Colour;
  /** The same on the banner whose ground is `tileSecond`, and its price. */
  onAreaBanner: Colour;
  areaBannerInk: Colour;
  bannerAccent: Colour;

  /** The eight colours of tiles, from the lightest to the brightest. */
  tileLight: Colour;
  tilePlain: Colour;
  tileDark: Colour;
  tileShade: Colour;
  tileSecond: Colour;
  tileSoft: Colour;
  tileAccent: Colour;
  tileBright: Colour;
};

/** The colours of a scheme as an agency states them. */
export type StatedColours = BaseColours & Partial<OtherColours>;

/** All colours of a scheme. */
export type Colours = BaseColours & OtherColours & Verdicts;

/**
 * Where a font's files are: in a Fontsource package that `packages/content` depends on, or in `brand/`. A file has Latin letters
 * unless `covers` says which it has, such as "U+1780-17FF,U+25CC".
 */
export type FontSource = { package: string } | { file: string; covers?: string };

/** A typeface with a weight axis (a variable font). */
export type BrandFont = {
  /** The name that style sheets and PDFs give it. */
  family: string;
  kind: "sans" | "serif";
  source: FontSource;
  /** The weights that the site needs of it; both must be within the font's axis. */
  weights: { min: number; max: number };
};

/** A typeface for a script that the brand's own fonts lack. Files are opened only for texts that need one. */
export type ScriptFont = { family: string; source: { package: string } | { file: string; covers: string } };

export const patterns = ["tiles", "plain", "picture"] as const;
export type Pattern = (typeof patterns)[number];

/** Everything that gives an agency its look. */
export type Brand = {
  colours: { light: StatedColours; dark: StatedColours };
  fonts: {
    /** Headings, figures and prices. */
    display: BrandFont;
    /** Everything else. */
    text: BrandFont;
    /**
     * For scripts in PDFs and sharing pictures, tried in this order before those of `script-fonts.ts`, which every agency has. Browsers
     * have fonts of their own for them.
     */
    scripts?: readonly ScriptFont[];
  };
  /** SVG files in `brand/`. The agency's name is written beside the logo, so the logo need not contain it. */
  logo: {
    onLight: string;
    /** On a dark ground. The same file when the logo is visible on both. */
    onDark: string;
    /** On the board, which is dark in the light scheme, too. */
    onBoard: string;
    /** The logo as an icon: square, filled to its edges. Browsers, phones and PDFs show it. */
    mark: string;
    /** The colour that continues the mark where a phone cuts icons to a shape. */
    markGround: Colour;
  };
  /** Decorates pages, PDFs and sharing pictures: the tiles, plain shapes in the brand's colours, or a picture of the agency's. */
  pattern: Pattern;
  /** For the pattern `picture`: a photograph in the agency's folder `pictures`, at least 1,600 pixels wide. */
  picture?: string;
};

/** A brand with all of its colours and fonts. */
export type FullBrand = Omit<Brand, "colours" | "fonts"> & {
  colours: { light: Colours; dark: Colours };
  fonts: Required<Brand["fonts"]>;
};
