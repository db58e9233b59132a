/** @jsxImportSource hono/jsx */

type Ink = "paper" | "soft" | "faint" | "accent" | "on";
/** Box on a grid of 280 by 160, from the start of the page. */
type Box = readonly [ink: Ink, x: number, y: number, width: number, height: number, radius?: number];

const line = (x: number, y: number, width: number, ink: Ink = "faint"): Box => [ink, x, y, width, 7, 3.5];
const lines = (x: number, y: number, ...widths: number[]): Box[] =>
  widths.map((width, index) => line(x, y + index * 16, width));
const field = (x: number, y: number, width: number): Box => ["paper", x, y, width, 20, 5];
const button = (x: number, y: number, width: number): Box[] => [
  ["accent", x, y, width, 20, 5],
  line(x + 10, y + 6.5, width - 20, "on"),
];
const bubble = (x: number, y: number, width: number, own = false): Box => [
  own ? "accent" : "faint",
  x,
  y,
  width,
  20,
  9,
];
const window = (x: number, y: number, width: number, height: number): Box => ["paper", x, y, width, height, 8];
const row = (y: number): Box[] => [["faint", 20, y, 28, 28, 5], line(60, y + 4, 70, "soft"), line(60, y + 17, 44)];

/** Drawings of elements that do not fit a card: windows, dialogs, tables, elements that need a full cart. */
const scenes = {
  livechat: [
    ...lines(20, 24, 90, 70, 84, 52),
    window(146, 10, 120, 140),
    ["accent", 146, 10, 120, 26, 8],
    line(158, 20, 56, "on"),
    bubble(156, 46, 72),
    bubble(192, 72, 64, true),
    bubble(156, 98, 54),
    field(156, 124, 100),
  ],
  thread: [
    line(20, 20, 80, "soft"),
    ...lines(20, 44, 100, 84, 92, 60),
    window(140, 56, 126, 100),
    line(152, 68, 60, "soft"),
    bubble(152, 84, 76),
    bubble(190, 108, 66, true),
    field(152, 132, 104),
  ],
  statistics: [
    line(20, 14, 60, "soft"),
    ["faint", 20, 98, 18, 46, 3],
    ["faint", 46, 74, 18, 70, 3],
    ["accent", 72, 46, 18, 98, 3],
    ["faint", 98, 84, 18, 60, 3],
    ["faint", 124, 62, 18, 82, 3],
    ["accent", 174, 46, 86, 18, 4],
    ["soft", 174, 72, 56, 18, 4],
    ["faint", 174, 98, 38, 18, 4],
    ["faint", 174, 124, 22, 18, 4],
  ],
  tracker: [
    field(20, 14, 166),
    ...button(196, 14, 64),
    ...[52, 88, 124].flatMap((y): Box[] => [
      window(20, y, 240, 28),
      line(32, y + 10, 96, "soft"),
      line(190, y + 10, 22),
      ["accent", 224, y + 7, 26, 14, 7],
    ]),
  ],
  newsletter: [
    ...lines(20, 16, 240, 210, 226, 190, 232, 160, 200, 220, 140),
    window(50, 22, 180, 116),
    line(70, 40, 100, "soft"),
    line(70, 58, 136),
    line(70, 72, 110),
    field(70, 100, 84),
    ...button(160, 100, 54),
  ],
  welcome: [
    ...lines(20, 16, 240, 210, 226, 190, 232, 160, 200, 220, 140),
    window(50, 16, 180, 128),
    ["faint", 50, 16, 180, 52, 8],
    line(88, 80, 104, "soft"),
    line(78, 96, 124),
    ...button(108, 114, 64),
  ],
  push: [
    window(30, 20, 220, 120),
    ["accent", 46, 36, 32, 32, 16],
    ["on", 56, 46, 12, 12, 6],
    line(92, 40, 110, "soft"),
    line(92, 58, 136),
    ...button(92, 100, 68),
    field(168, 100, 56),
  ],
  cart: [...[10, 60, 110].flatMap((y): Box[] => [...row(y + 4), field(150, y + 8, 50), line(226, y + 14, 34, "soft")])],
  wishlist: [...[10, 60, 110].flatMap((y): Box[] => [...row(y + 4), ...button(196, y + 8, 64)])],
  comparePanel: [
    ...lines(20, 20, 120, 96, 110),
    ["faint", 20, 78, 56, 56, 6],
    ["faint", 88, 78, 56, 56, 6],
    window(164, 60, 102, 90),
    line(176, 74, 50, "soft"),
    ["faint", 176, 90, 22, 22, 4],
    ["faint", 204, 90, 22, 22, 4],
    ...button(176, 120, 78),
  ],
  compareTable: [
    ...[92, 150, 208].flatMap((x): Box[] => [
      ["faint", x, 12, 46, 46, 5],
      line(x, 70, 46, "soft"),
      line(x, 94, 30),
      line(x, 118, 40),
      line(x, 142, 24),
    ]),
    line(20, 94, 48),
    line(20, 118, 36),
    line(20, 142, 44),
  ],
  portfolio: [
    ...button(20, 12, 44),
    field(72, 12, 50),
    field(130, 12, 44),
    ...[20, 104, 188].flatMap((x): Box[] => [["faint", x, 46, 72, 72, 6], line(x, 130, 52, "soft")]),
  ],
  preloader: [
    ...lines(20, 16, 240, 210, 226, 190, 232, 160, 200, 220, 140),
    ["accent", 116, 56, 48, 48, 24],
    ["on", 123, 63, 34, 34, 17],
  ],
  quote: [
    line(20, 12, 40, "soft"),
    field(20, 26, 114),
    line(146, 12, 50, "soft"),
    field(146, 26, 114),
    line(20, 60, 60, "soft"),
    ["paper", 20, 74, 240, 44, 5],
    ...button(20, 130, 70),
  ],
  testimonials: [
    window(20, 16, 116, 112),
    ...lines(34, 32, 88, 80, 60),
    ["accent", 34, 92, 22, 22, 11],
    line(64, 96, 48, "soft"),
    window(146, 16, 116, 112),
    ...lines(160, 32, 84, 88, 52),
    ["soft", 160, 92, 22, 22, 11],
    line(190, 96, 48, "soft"),
    ["accent", 122, 142, 16, 6, 3],
    ["faint", 144, 142, 6, 6, 3],
    ["faint", 156, 142, 6, 6, 3],
  ],
  tabs: [
    line(20, 16, 54, "soft"),
    ["accent", 20, 30, 54, 3, 1.5],
    line(94, 16, 44),
    line(158, 16, 50),
    ["faint", 20, 50, 96, 94, 6],
    line(134, 58, 100, "soft"),
    ...lines(134, 80, 120, 106, 116, 72),
  ],
  board: [
    window(20, 10, 240, 140),
    ["accent", 36, 28, 4, 28, 2],
    line(52, 28, 110, "soft"),
    line(52, 46, 180),
    ["accent", 36, 72, 4, 28, 2],
    line(52, 72, 84, "soft"),
    line(52, 90, 160),
    ["accent", 36, 116, 4, 24, 2],
    line(52, 116, 124, "soft"),
    line(52, 134, 140),
  ],
  product: [
    ["faint", 20, 12, 108, 136, 8],
    line(146, 16, 96, "soft"),
    ...[148, 174, 200].map((x, place): Box => [place ? "faint" : "accent", x, 38, 18, 18, 9]),
    field(146, 68, 114),
    line(146, 104, 48, "soft"),
    ...button(146, 124, 90),
  ],
  slideshow: [
    ["faint", 20, 10, 240, 104, 8],
    ["paper", 28, 50, 24, 24, 6],
    ["paper", 228, 50, 24, 24, 6],
    ["soft", 96, 36, 88, 52, 6],
    ["accent", 102, 122, 36, 30, 6],
    ["faint", 106, 126, 28, 22, 4],
    ["faint", 58, 122, 36, 30, 6],
    ["faint", 146, 122, 36, 30, 6],
    ["faint", 190, 122, 36, 30, 6],
  ],
  video: [
    ["faint", 20, 12, 240, 136, 8],
    ["accent", 116, 52, 48, 48, 24],
    ["on", 133, 64, 6, 24, 2],
    ["on", 143, 64, 6, 24, 2],
    line(36, 126, 110, "soft"),
  ],
  consent: [
    window(20, 24, 240, 112),
    line(36, 40, 150, "soft"),
    ...[62, 86, 110].flatMap((y, index): Box[] => [
      [index ? "faint" : "accent", 36, y, 28, 14, 7],
      [index ? "soft" : "on", index ? 38 : 52, y + 2, 10, 10, 5],
      line(76, y + 3.5, [70, 104, 90][index]!),
    ]),
  ],
  social: [
    window(40, 12, 200, 136),
    ["faint", 40, 12, 200, 44, 8],
    ["accent", 54, 42, 32, 32, 6],
    line(96, 64, 84, "soft"),
    ...lines(54, 90, 168, 140),
    ...button(54, 122, 70),
  ],
  header: [
    window(20, 12, 240, 30),
    ["accent", 32, 20, 14, 14, 7],
    line(56, 23.5, 34, "soft"),
    line(104, 23.5, 34),
    line(152, 23.5, 34),
    ...lines(20, 62, 240, 210, 226, 190, 232, 160),
  ],
  action: [
    window(20, 16, 240, 30),
    line(36, 27.5, 44),
    ["accent", 96, 21, 64, 20, 5],
    line(106, 27.5, 44, "on"),
    line(176, 27.5, 44),
    ...lines(20, 70, 220, 190, 208, 150, 176),
  ],
  options: [
    window(60, 10, 160, 140),
    line(76, 26, 60),
    ...[48, 82, 116].flatMap((y, index): Box[] => [
      [index === 1 ? "faint" : "accent", 76, y, 28, 14, 7],
      [index === 1 ? "soft" : "on", index === 1 ? 78 : 92, y + 2, 10, 10, 5],
      line(116, y + 3.5, [80, 56, 70][index]!, "soft"),
    ]),
  ],
} satisfies Readonly<Record<string, readonly Box[]>>;

/** Decorative drawing on the card of an element, in the colours and the direction of the page. */
export const Scene = ({ of }: { of: keyof typeof scenes }) => (
  <svg class="scene turns" viewBox="0 0 280 160" aria-hidden="true">
    {(scenes[of] as readonly Box[]).map(([ink, x, y, width, height, rx = 0]) => (
      <rect class={`scene-${ink}`} x={x} y={y} width={width} height={height} rx={rx} />
    ))}
  </svg>
);
