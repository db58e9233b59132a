import { escapeHtml } from "../html.ts";

const signs: Readonly<Record<string, string>> = {
  circle: '<circle cx="32" cy="32" r="18"/>',
  cup: '<path d="M14 20h28v16a12 12 0 0 1-12 12h-4a12 12 0 0 1-12-12zM42 24h4a6 6 0 0 1 0 14h-5v-5h5a2 2 0 0 0 0-4h-4z"/>',
  leaf: '<path d="M14 50C10 24 26 12 52 14c2 26-10 42-34 38 4-12 10-20 20-26-12 4-20 12-24 24z"/>',
  bars: '<path d="M14 16h8v32h-8zM28 24h8v24h-8zM42 12h8v36h-8z"/>',
  square: '<path d="M14 14h36v36H14zm10 10v16h16V24z" fill-rule="evenodd"/>',
  book: '<path d="M12 16c8-3 14-2 19 2v32c-5-4-11-5-19-2zM52 16c-8-3-14-2-19 2v32c5-4 11-5 19-2z"/>',
  triangle: '<path d="M32 12 54 50H10z"/>',
};

export interface Brand {
  readonly name: string;
  /** Degrees. */
  readonly hue: number;
  readonly sign: string;
}

/** A sign and a name, readable on light and dark ground. */
export const logoDrawing = ({ name, hue, sign }: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${88 + name.length * 16}" height="64" viewBox="0 0 ${88 + name.length * 16} 64">` +
  `<g fill="hsl(${hue} 45% 50%)">${signs[sign] ?? ""}` +
  `<text x="64" y="41" font-family="Georgia, serif" font-size="28" font-weight="600" letter-spacing="-0.5">${escapeHtml(name)}</text></g></svg>`;
