import { fromRgb, type Hex } from "../../theme-builder/theme/color.ts";

const canvas = document.createElement("canvas");
canvas.width = canvas.height = 1;
const context = canvas.getContext("2d", { willReadFrequently: true });

/** Any colour that this browser knows, as `#rrggbb`; undefined for what is none, and for one that is seen through. */
export function toHex(value: string): Hex | undefined {
  if (!context) return;
  // what is no colour leaves the one before
  const painted = ["#000000", "#ffffff"].map((before) => {
    context.fillStyle = before;
    context.fillStyle = value;
    return context.fillStyle;
  });
  if (painted[0] !== painted[1]) return;
  context.clearRect(0, 0, 1, 1);
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity] = context.getImageData(0, 0, 1, 1).data;
  return opacity === 255 ? fromRgb([red / 255, green / 255, blue / 255]) : undefined;
}
