import { ownDocument } from "#shared/element/index.ts";

/** Without permission, or on a page that is not secure, browsers still copy during a click by what they had before. */
function copyByCommand(text: string): boolean {
  let taken = false;
  const fill = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
    taken = true;
  };
  ownDocument.addEventListener("copy", fill);
  ownDocument.execCommand("copy");
  ownDocument.removeEventListener("copy", fill);
  return taken;
}

/** Puts a text on the clipboard; false where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}
