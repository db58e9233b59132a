import type { Size } from "./geometry.ts";

/** Asks for a picture. Rejects where there is none at that address. */
export async function loadPicture(src: string): Promise<Size> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}
