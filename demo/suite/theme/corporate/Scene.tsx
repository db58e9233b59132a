/** @jsxImportSource hono/jsx */

const pine = (x: number, y: number, size: number) =>
  `M${x} ${y}l${0.34 * size} ${0.52 * size}h${-0.16 * size}l${0.28 * size} ${0.44 * size}h${-0.92 * size}l${0.28 * size} ${-0.44 * size}h${-0.16 * size}z`;

const far = [
  [60, 208, 60],
  [118, 196, 74],
  [176, 210, 58],
  [1010, 190, 84],
  [1080, 204, 66],
  [1140, 188, 88],
  [1230, 204, 66],
  [1300, 190, 82],
] as const;
const near = [
  [24, 226, 104],
  [110, 240, 84],
  [1178, 222, 112],
  [1268, 236, 92],
  [1352, 216, 120],
] as const;
const draw = (trees: typeof far | typeof near): string => trees.map(([x, y, size]) => pine(x, y, size)).join("");

/** Drawing of the harbour in the evening, with the boathouse; its colours are in `corporate.css`. */
export const Scene = () => (
  <svg class="scene" viewBox="0 0 1400 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle class="scene-sun" cx="930" cy="150" r="58" />
    <path
      class="scene-far"
      d="M0 236c120-58 220-64 340-30s190 44 310 8 200-66 330-34 170 22 260-18 120-24 160-12v210H0z"
    />
    <path class="scene-far-trees" d={draw(far)} />
    <path class="scene-sea" d="M0 276h1400v84H0z" />
    <path class="scene-wave" d="M210 300h150M420 318h90M640 304h190M900 322h120M1010 298h70M560 334h120M300 340h70" />
    <path
      class="scene-pier"
      d="M420 268h330v8H420zM440 276h8v34h-8zM520 276h8v34h-8zM600 276h8v34h-8zM680 276h8v34h-8z"
    />
    <path class="scene-house" d="M455 196h170v72H455z" />
    <path class="scene-roof" d="M438 200l102-62 102 62z" />
    <path class="scene-window" d="M478 216h30v26h-30zM525 212h30v56h-30zM572 216h30v26h-30z" />
    <path class="scene-near-trees" d={draw(near)} />
    <path class="scene-near" d="M0 330c60-26 130-36 210-14s60 30 90 44H0zM1100 360c70-48 150-64 300-40v40z" />
  </svg>
);
