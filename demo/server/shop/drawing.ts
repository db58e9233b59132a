interface Paint {
  /** Colours of the material, of its darker side, and of covered or painted parts. */
  readonly body: string;
  readonly dark: string;
  readonly cloth: string;
}

const rect = (x: number, y: number, width: number, height: number, fill: string, round = 2): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const legs = (top: number, left: number, right: number, { dark }: Paint): string =>
  line(`M${left + 6} ${top}L${left} 162M${right - 6} ${top}L${right} 162`, dark, 6);
const drawers = (x: number, width: number, tops: readonly number[], height: number, { cloth }: Paint): string =>
  tops
    .map((top) => rect(x + 5, top, width - 10, height, cloth) + circle(x + width / 2, top + height / 2, 3, "#0006"))
    .join("");

/** All shapes are on the line y = 162 of a square of 200. */
const shapes = {
  desk: (p) =>
    legs(92, 34, 166, p) +
    rect(112, 94, 46, 28, p.cloth) +
    circle(135, 108, 3, "#0006") +
    rect(24, 84, 152, 10, p.body),
  table: (p) => legs(92, 44, 156, p) + rect(28, 84, 144, 10, p.body) + rect(44, 94, 112, 6, p.cloth, 0),
  bench: (p) => legs(122, 40, 160, p) + rect(24, 114, 152, 10, p.body) + rect(46, 124, 108, 5, p.cloth, 0),
  stool: (p) => legs(112, 70, 130, p) + line("M74 140h52", p.dark, 4) + rect(62, 102, 76, 12, p.cloth, 6),
  chair: (p) =>
    legs(118, 66, 134, p) +
    line("M70 112 64 46M130 112l6-66", p.dark, 6) +
    rect(60, 46, 80, 22, p.cloth, 8) +
    rect(60, 108, 80, 11, p.body, 5),
  armchair: (p) =>
    legs(136, 56, 144, p) +
    rect(56, 54, 88, 70, p.cloth, 16) +
    rect(44, 96, 24, 44, p.body, 8) +
    rect(132, 96, 24, 44, p.body, 8) +
    rect(62, 116, 76, 22, p.cloth, 8),
  cabinet: (p) =>
    rect(52, 30, 96, 128, p.body) +
    rect(58, 36, 40, 116, p.cloth) +
    rect(102, 36, 40, 116, p.cloth) +
    legs(158, 60, 140, p),
  drawers: (p) => rect(54, 62, 92, 94, p.body) + drawers(54, 92, [68, 97, 126], 25, p) + legs(156, 62, 138, p),
  shelf: (p) =>
    rect(52, 34, 8, 128, p.dark) +
    rect(140, 34, 8, 128, p.dark) +
    [44, 82, 120, 150].map((y) => rect(52, y, 96, 8, p.body)).join("") +
    rect(70, 56, 12, 26, p.cloth) +
    rect(84, 50, 10, 32, p.dark) +
    rect(104, 96, 22, 24, p.cloth),
  rack: (p) =>
    rect(28, 56, 144, 18, p.body) +
    [46, 82, 118, 154].map((x) => line(`M${x} 70v22`, p.dark, 6)).join("") +
    path("M70 90h24l10 60H60z", p.cloth),
  lamp: (p) =>
    line("M84 158 84 100 122 62", p.dark, 5) +
    path("M104 44l42 38-34 6-16-18z", p.cloth) +
    rect(58, 154, 54, 8, p.body, 4),
  pendant: (p) =>
    line("M100 0v58", p.dark, 3) +
    path("M100 56c34 0 48 30 52 56H48c4-26 18-56 52-56z", p.cloth) +
    circle(100, 114, 9, "#ffe9a8"),
  mug: (p) =>
    line("M132 92c34-6 34 50 0 42", p.cloth, 10) + rect(64, 74, 72, 86, p.cloth, 12) + rect(64, 74, 72, 12, "#fff5", 6),
  board: (p) => rect(36, 82, 128, 56, p.body, 6) + rect(56, 100, 88, 20, "#c9a227", 3) + legs(138, 60, 140, p),
  tray: (p) =>
    rect(32, 124, 136, 30, p.body, 6) +
    rect(42, 116, 116, 14, p.cloth, 4) +
    line("M64 122 92 84M92 122l26-30", p.dark, 5),
  box: (p) => rect(50, 92, 100, 68, p.body, 3) + rect(44, 78, 112, 18, p.cloth, 3),
  bin: (p) => path("M60 66h80l-10 96H70z", p.body) + rect(54, 60, 92, 10, p.cloth, 5),
  plant: (p) =>
    path("M66 122h68l-8 40H74z", p.cloth) +
    path("M100 122c-34-14-44-46-36-66 26 10 38 34 36 66zm0 0c0-40 14-66 44-76 6 34-10 62-44 76z", "#5c8a5a"),
  clock: (p) =>
    circle(100, 100, 60, p.body) + circle(100, 100, 48, "#fffaf0") + line("M100 100V68M100 100l22 14", p.cloth, 5),
  cushion: (p) =>
    path("M48 66c30 10 74 10 104 0-8 30-8 62 0 92-30-8-74-8-104 0 8-30 8-62 0-92z", p.cloth) +
    circle(100, 112, 4, "#0005"),
  rug: (p) =>
    rect(34, 96, 132, 60, p.cloth, 4) +
    rect(34, 108, 132, 6, "#fff6", 0) +
    rect(34, 138, 132, 6, "#fff6", 0) +
    path("M34 96c0-16 24-16 24 0z", p.dark),
  bottle: (p) =>
    rect(88, 46, 24, 26, p.dark, 3) +
    path("M88 70h24c2 18 20 20 20 40v42c0 6-4 10-10 10H78c-6 0-10-4-10-10v-42c0-20 18-22 20-40z", p.cloth) +
    rect(72, 114, 56, 26, "#fffaf0"),
  book: (p) =>
    rect(58, 56, 84, 106, p.cloth, 4) +
    rect(58, 56, 14, 106, "#0003", 4) +
    rect(82, 76, 46, 8, "#fffaf0") +
    rect(82, 90, 30, 6, "#fffaf0"),
} satisfies Record<string, (paint: Paint) => string>;

export type Shape = keyof typeof shapes;

const isShape = (name: string): name is Shape => Object.hasOwn(shapes, name);

/** px of the large picture: the suite's limit for uploads. */
const largest = 1024;

/** Returns a fill with fine lines, visible in a large picture only. */
const textured = (id: string, fill: string, width: number, height: number, lines: string): string =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><rect width="${width}" height="${height}" fill="${fill}"/><path d="${lines}" fill="none" stroke="#0002" stroke-width=".2"/></pattern>`;

/** Returns grain of wood and weave of cloth. */
const textures = ({ body, dark, cloth }: Paint): string =>
  textured("body", body, 40, 4, "M0 1q10-1 20 0t20 0M0 2.4q12 1 20 0t20 0M6 3.4h18") +
  textured("dark", dark, 4, 30, "M1 0q-1 8 0 15t0 15M2.6 0q1 8 0 15t0 15") +
  textured("cloth", cloth, 1.6, 1.6, "M0 .4h.8M.8 1.2h.8M.4 .8v.8M1.2 0v.8");

export interface Drawing {
  readonly drawing: string;
  /** Hue of painted parts, in degrees. */
  readonly hue: number;
  /** CSS colour of a variant. */
  readonly colour: string | null;
  /** View box of the visible part. */
  readonly view: string;
}

/**
 * Returns a product as an SVG of 200 by 200 units.
 * @param isLarge true for a picture with a size and details
 */
export function productDrawing({ drawing, hue, colour, view }: Drawing, isLarge: boolean): string {
  const paint: Paint = {
    body: "hsl(34 42% 62%)",
    dark: "hsl(30 34% 42%)",
    cloth: colour ?? `hsl(${hue} 34% ${hue === 35 ? 52 : 46}%)`,
  };
  const shape = shapes[isShape(drawing) ? drawing : "box"];
  const piece = isLarge
    ? textures(paint) + shape({ body: "url(#body)", dark: "url(#dark)", cloth: "url(#cloth)" })
    : shape(paint);
  const size = isLarge ? ` width="${largest}" height="${largest}"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="${view}"><rect width="200" height="200" fill="hsl(${hue} 30% 93%)"/><ellipse cx="100" cy="164" rx="82" ry="7" fill="#0001"/>${piece}</svg>`;
}
