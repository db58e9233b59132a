import { crc32, deflateSync } from "node:zlib";

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
};

/** Returns a PNG: `paint` returns red, green and blue (0 to 255) of every point. */
export function picture(
  width: number,
  height: number,
  paint: (x: number, y: number) => readonly [number, number, number],
): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows.set(paint(x, y), y * (width * 3 + 1) + 1 + x * 3);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Returns a picture of a table in evening light. */
export const tablePicture = (): Buffer =>
  picture(480, 320, (x, y) => {
    const top = y > 150 && y < 172 && x > 60 && x < 420;
    const leg = y >= 172 && y < 280 && ((x > 84 && x < 100) || (x > 380 && x < 396));
    if (top || leg) return [146 - (y % 7) * 2, 98 - (y % 7) * 2, 58];
    if (y > 262) return [196, 188, 176];
    return [252 - Math.round(y / 8), 222 - Math.round(y / 6), 190 - Math.round(y / 10)];
  });
