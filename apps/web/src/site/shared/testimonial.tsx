import { joined, Row, Stack, Text } from "@agency/ui/layout";
import { SingleTile, type TileProps } from "@agency/ui/tiles/tile";
import { Title } from "./parts.tsx";
import { type BuiltPicture, Picture } from "./picture.tsx";
import styles from "./testimonial.module.css";

/** The tiles next to the names of clients without a picture, in turn. */
const signs: readonly TileProps[] = [
  { kind: "half", ground: "bright", figure: "accent" },
  { kind: "halves", ground: "second", figure: "soft" },
  { kind: "star", ground: "accent", figure: "light", second: "dark" },
];

type TestimonialProps = {
  quote: string;
  name: string;
  position: string;
  picture: BuiltPicture | undefined;
  /** Where it is another than that of the page. */
  language: string | undefined;
  /** Among all testimonials of the page, from 0. */
  place: number;
  /** Its columns, such as `1 / 6`, where the window is wide. */
  at?: string;
  className?: string | undefined;
};

export function Testimonial({ quote, name, position, picture, language, place, at, className }: TestimonialProps) {
  return (
    <Stack as="figure" gap="1.5rem" at={at} className={joined(styles["testimonial"], className)} lang={language}>
      <Title as="blockquote" size="post">
        <p>{quote}</p>
      </Title>
      <Row as="figcaption" gap="0.9rem" align="center" unbroken>
        {picture ? (
          <Picture className={styles["picture"]} picture={picture} alt="" sizes="3rem" />
        ) : (
          <SingleTile size={48} {...(signs[place % signs.length] as TileProps)} />
        )}
        <span>
          {name}
          <br />
          <Text as="small" size="small" tone="muted">
            {position}
          </Text>
        </span>
      </Row>
    </Stack>
  );
}
