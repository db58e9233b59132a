const canvas = document.createElement("canvas");
canvas.width = canvas.height = 1;
const pen = canvas.getContext("2d", { willReadFrequently: true })!;

/** The colour as it reaches the screen: sRGB, 0 to 255. */
function pixel(...layers: string[]): number[] {
  pen.clearRect(0, 0, 1, 1);
  for (const layer of layers) {
    pen.fillStyle = layer;
    pen.fillRect(0, 0, 1, 1);
  }
  return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

const luminance = (rgb: number[]) => {
  const [r, g, b] = rgb.map((value) => (value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

/** Contrast as WCAG 2.2 measures it, of a colour on a background of one or more layers. */
export function contrast(colour: string, ...background: string[]): number {
  const [dark, light] = [luminance(pixel(...background, colour)), luminance(pixel(...background))].sort(
    (a, b) => a - b,
  );
  return (light! + 0.05) / (dark! + 0.05);
}
