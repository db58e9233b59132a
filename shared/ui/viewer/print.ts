import { own } from "#shared/element/index.ts";

/**
 * Prints a picture alone, in a window of its own that closes then (behaviour/attachments-viewer.md item 18).
 * @returns false where the browser opens no window
 */
export function printPicture(src: string, name: string): boolean {
  const page = open("", "_blank", "popup,width=800,height=600");
  if (!page) return false;
  const written = own(page.document);
  const image = written.createElement("img");
  written.title = name;
  image.alt = name;
  image.addEventListener("load", () => {
    page.print();
    page.close();
  });
  image.addEventListener("error", () => page.close());
  image.src = src;
  written.body.append(image);
  return true;
}
