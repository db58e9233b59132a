/**
 * Prints a picture alone, in a window of its own that closes then (behaviour/attachments-viewer.md item 18).
 * @returns false where the browser opens no window
 */
export function printPicture(src: string, name: string): boolean {
  const page = open("", "_blank", "popup,width=800,height=600");
  if (!page) return false;
  const image = page.document.createElement("img");
  page.document.title = name;
  image.alt = name;
  image.addEventListener("load", () => {
    page.print();
    page.close();
  });
  image.addEventListener("error", () => page.close());
  image.src = src;
  page.document.body.append(image);
  return true;
}
