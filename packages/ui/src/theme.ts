import { colorsTuple, createTheme, type VariantColorsResolver } from "@mantine/core";

/** The `color` values of our Mantine components. The tokens have values for both schemes. */
export type ThemeColour = keyof typeof colours;

type Ink = { solid: string; strong: string; soft: string; onSolid: string };

const colours = {
  accent: {
    solid: "var(--accent)",
    strong: "var(--accent-strong)",
    soft: "var(--accent-soft)",
    onSolid: "var(--on-accent)",
  },
  area: {
    solid: "var(--area-text)",
    strong: "var(--area-text)",
    soft: "var(--area-soft)",
    onSolid: "var(--paper)",
  },
  ink: { solid: "var(--ink)", strong: "var(--ink-2)", soft: "var(--paper-2)", onSolid: "var(--paper)" },
  good: { solid: "var(--good)", strong: "var(--good-strong)", soft: "var(--good-soft)", onSolid: "var(--paper)" },
  bad: { solid: "var(--bad)", strong: "var(--bad)", soft: "var(--bad-soft)", onSolid: "var(--paper)" },
} as const satisfies Record<string, Ink>;

const isThemeColour = (name: string | undefined): name is ThemeColour =>
  name !== undefined && Object.hasOwn(colours, name);

/** Makes every variant of every component use our tokens, so that both schemes match the design. */
const variantColorResolver: VariantColorsResolver = ({ color, variant }) => {
  const { solid, strong, soft, onSolid } = colours[isThemeColour(color) ? color : "accent"];
  switch (variant) {
    case "filled":
      return { background: solid, hover: strong, color: onSolid, border: "1px solid transparent" };
    case "outline":
      return { background: "transparent", hover: soft, color: solid, border: `1px solid ${solid}` };
    case "default":
      return {
        background: "var(--surface)",
        hover: "var(--paper-2)",
        color: "var(--ink)",
        border: "1px solid var(--line-strong)",
      };
    case "light":
      return { background: soft, hover: soft, color: solid, border: "1px solid transparent" };
    default:
      return { background: "transparent", hover: soft, color: solid, border: "1px solid transparent" };
  }
};

/** The Mantine theme; `controls.css` covers what variables cannot. */
export const theme = createTheme({
  primaryColor: "accent",
  colors: {
    accent: colorsTuple(colours.accent.solid),
    area: colorsTuple(colours.area.solid),
    ink: colorsTuple(colours.ink.solid),
    good: colorsTuple(colours.good.solid),
    bad: colorsTuple(colours.bad.solid),
  },
  variantColorResolver,
  fontFamily: "var(--font-text)",
  headings: { fontFamily: "var(--font-display)" },
  defaultRadius: "sm",
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: "md" } },
    TextInput: { defaultProps: { size: "md" } },
    PasswordInput: { defaultProps: { size: "md" } },
    NumberInput: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md" } },
    FileInput: { defaultProps: { size: "md" } },
    Badge: { defaultProps: { variant: "light", size: "lg", radius: "sm" } },
    ModalRoot: { defaultProps: { shadow: "xl", padding: "xl" } },
    ModalOverlay: { defaultProps: { backgroundOpacity: 1, color: "var(--veil)" } },
    Checkbox: { defaultProps: { size: "md", color: "var(--area-edge)" } },
    DataList: { defaultProps: { size: "md" } },
    Switch: { defaultProps: { size: "md", radius: "1rem", color: "var(--area-edge)", withThumbIndicator: false } },
    SegmentedControl: { defaultProps: { size: "md", color: "var(--ink)", withItemsBorders: false } },
    Pagination: { defaultProps: { color: "var(--ink)", gap: 3 } },
    Paper: { defaultProps: { radius: "sm" } },
    Table: { defaultProps: { verticalSpacing: "sm", horizontalSpacing: "md", tabularNums: true } },
  },
});
