import { picture } from "../picture.ts";

const colours = [
  [59, 91, 219],
  [12, 133, 153],
  [47, 132, 70],
  [179, 92, 0],
  [194, 37, 92],
  [112, 72, 232],
] as const;

/** A disc with a hole, in a colour that is always this host's: 16 by 16 points, PNG, base64. The host is not asked for its own icon. */
export function iconOf(url: string): string {
  const host = /^[^/]*:\/*([^/?#]*)/.exec(url)?.[1] ?? "";
  const sum = [...host].reduce((total, char) => total + (char.codePointAt(0) ?? 0), 0);
  const colour = colours[sum % colours.length] ?? colours[0];
  const icon = picture(16, 16, (x, y) => {
    const distance = Math.hypot(x - 7.5, y - 7.5);
    return distance > 3 && distance < 7.5 ? colour : [255, 255, 255];
  });
  return icon.toString("base64");
}
