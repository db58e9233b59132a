import { fromRgb, type Hex } from "#demo/catalogue/theme-builder/theme/color.ts";

function createContext(): CanvasRenderingContext2D | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  return canvas.getContext("2d", { willReadFrequently: true });
}

/** Created on first use: most visitors import nothing, and creation is slow. */
let context: CanvasRenderingContext2D | null | undefined;

/** Returns any CSS colour as `#rrggbb`; undefined for other texts and for translucent colours. */
export function toHex(value: string): Hex | undefined {
  const drawing = (context ??= createContext());
  if (!drawing) return;
  // an invalid colour keeps the previous one
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
