import { fromRgb, type Hex } from "#demo/catalogue/theme-builder/theme/color.ts";

function createContext(): CanvasRenderingContext2D | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  return canvas.getContext("2d", { willReadFrequently: true });
}

/** Most visitors import nothing, and the first one of a page takes its time. */
let context: CanvasRenderingContext2D | null | undefined;

/** Any colour that this browser knows, as `#rrggbb`; undefined for what is none, and for one that is seen through. */
export function toHex(value: string): Hex | undefined {
  const drawing = (context ??= createContext());
  if (!drawing) return;
  // what is no colour leaves the one before
  const painted = ["#000000", "#ffffff"].map((before) => {
    drawing.fillStyle = before;
    drawing.fillStyle = value;
    return drawing.fillStyle;
  });
  if (painted[0] !== painted[1]) return;
  drawing.clearRect(0, 0, 1, 1);
  drawing.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity] = drawing.getImageData(0, 0, 1, 1).data;
  return opacity === 255 ? fromRgb([red / 255, green / 255, blue / 255]) : undefined;
}
