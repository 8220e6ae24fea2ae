import { brand } from "@agency/content/brand";

/** Draws one five-foot-way tile as a square of `size` points at (x, y). */
type Tile = (doc: PDFKit.PDFDocument, x: number, y: number, size: number) => void;

const {
  tileLight: light,
  tileDark: dark,
  tileShade: shade,
  tileSecond: second,
  tileSoft: soft,
  tileAccent: accent,
  tileBright: bright,
} = brand.colours.light;

/** Two half circles side by side that meet in the middle. */
function petals(ground: string, shape: string): Tile {
  return (doc, x, y, size) => {
    const half = size / 2;
    fillGround(doc, x, y, size, ground);
    doc.path(`M${x} ${y} A${half} ${half} 0 0 1 ${x} ${y + size} Z`).fill(shape);
    doc.path(`M${x + size} ${y} A${half} ${half} 0 0 0 ${x + size} ${y + size} Z`).fill(shape);
  };
}

/** Two half circles, one above the other, that meet in the middle. */
function hourglass(ground: string, shape: string): Tile {
  return (doc, x, y, size) => {
    const half = size / 2;
    fillGround(doc, x, y, size, ground);
    doc.path(`M${x} ${y} A${half} ${half} 0 0 0 ${x + size} ${y} Z`).fill(shape);
    doc.path(`M${x} ${y + size} A${half} ${half} 0 0 1 ${x + size} ${y + size} Z`).fill(shape);
  };
}

/** A quarter circle around the lower left corner. */
function fan(ground: string, shape: string): Tile {
  return (doc, x, y, size) => {
    fillGround(doc, x, y, size, ground);
    doc.path(`M${x} ${y} A${size} ${size} 0 0 1 ${x + size} ${y + size} L${x} ${y + size} Z`).fill(shape);
  };
}

/** Steep hills. */
function hills(ground: string, shape: string): Tile {
  return (doc, x, y, size) => {
    fillGround(doc, x, y, size, ground);
    const at = (across: number, down: number) => `${x + across * size} ${y + down * size}`;
    doc.path(`M${at(0, 1)} L${at(0.3, 0.34)} L${at(0.48, 0.62)} L${at(0.7, 0.16)} L${at(1, 1)} Z`).fill(shape);
  };
}

/** A star with four points, formed by four quarter circles. */
function star(ground: string, shape: string): Tile {
  return (doc, x, y, size) => {
    const half = size / 2;
    fillGround(doc, x, y, size, ground);
    const arc = `A${half} ${half} 0 0 0`;
    const [right, bottom, middleX, middleY] = [x + size, y + size, x + half, y + half];
    doc
      .path(
        `M${middleX} ${y} ${arc} ${right} ${middleY} ${arc} ${middleX} ${bottom} ${arc} ${x} ${middleY} ${arc} ${middleX} ${y} Z`,
      )
      .fill(shape);
  };
}

function ring(ground: string, shape: string): Tile {
  return (doc, x, y, size) => {
    fillGround(doc, x, y, size, ground);
    doc.circle(x + size / 2, y + size / 2, size * 0.34).fill(shape);
    doc.circle(x + size / 2, y + size / 2, size * 0.14).fill(ground);
  };
}

function fillGround(doc: PDFKit.PDFDocument, x: number, y: number, size: number, colour: string): void {
  // Slightly larger, so that no gap shows between tiles.
  doc.rect(x - 0.15, y - 0.15, size + 0.3, size + 0.3).fill(colour);
}

/** The tiles at the top of a report, arranged by hand, with upright hills on the lowest row. */
const wall: Tile[][] = [
  [petals(shade, soft), fan(accent, light), star(second, bright), hourglass(dark, shade), fan(soft, second)],
  [ring(bright, shade), hourglass(second, soft), petals(accent, bright), fan(dark, bright), star(shade, soft)],
  [hills(second, soft), hills(dark, bright), hills(soft, second), hills(accent, light), hills(shade, soft)],
];

const strip: Tile[] = [
  hills(second, soft),
  petals(accent, bright),
  star(shade, soft),
  hourglass(second, bright),
  fan(dark, soft),
  ring(bright, shade),
];

/** Draws these tiles with their upper left corner at (x, y): five wide, three high. Without the pattern, a plain area. */
export function drawWall(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  if (!brand.pattern) {
    doc.rect(x, y, 5 * size, 3 * size).fill(second);
    return;
  }
  wall.forEach((row, down) => row.forEach((tile, across) => tile(doc, x + across * size, y + down * size, size)));
}

/** Draws a row of `count` tiles. Without the pattern, nothing. */
export function drawStrip(doc: PDFKit.PDFDocument, x: number, y: number, size: number, count: number): void {
  if (!brand.pattern) return;
  for (let index = 0; index < count; index++) strip[index % strip.length]?.(doc, x + index * size, y, size);
}
