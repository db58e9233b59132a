import { escapeHtml } from "../html.ts";

const svg = (size: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${content}</svg>`;

/** Somebody's initials on a colour that is always theirs. */
export function initialsDrawing(name: string, id: number): string {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.[0] ?? "").join("");
  const letters = `<text x="32" y="41" text-anchor="middle" font-family="system-ui, sans-serif" font-size="26" fill="#fff">${escapeHtml(initials.toUpperCase())}</text>`;
  return svg(64, `<rect width="64" height="64" fill="hsl(${(id * 67) % 360} 45% 38%)"/>${letters}`);
}

/** For a visitor, and where a picture is missing. */
export const somebodyDrawing = svg(
  64,
  '<rect width="64" height="64" fill="#868e96"/><circle cx="32" cy="25" r="11" fill="#f1f3f5"/><path d="M10 64a22 20 0 0 1 44 0z" fill="#f1f3f5"/>',
);

const face = (colour: string, mouth: string): string =>
  svg(
    64,
    `<circle cx="32" cy="32" r="30" fill="${colour}"/><circle cx="22" cy="26" r="4" fill="#212529"/><circle cx="42" cy="26" r="4" fill="#212529"/>` +
      `<path d="${mouth}" fill="none" stroke="#212529" stroke-width="4" stroke-linecap="round"/>`,
  );

/** By rating. */
export const faces: Readonly<Record<string, string>> = {
  10: face("#69db7c", "M18 39q14 15 28 0"),
  5: face("#ffd43b", "M20 44h24"),
  1: face("#ff8787", "M18 48q14-15 28 0"),
};
