import { fill } from "#shared/i18n/index.ts";
import type { FormTexts } from "./form.element.ts";

export { uploadFetch } from "#shared/suite/upload.ts";
export { UploadProgress } from "./UploadProgress.tsx";

/** Whether `accept` of a control names the file: by the end of its name, its type, or a kind of types. The browser asks that only in its own dialog. */
function isAccepted({ name, type }: File, accept: string): boolean {
  const kinds = accept.split(",").map((kind) => kind.trim().toLowerCase());
  return (
    !accept.trim() ||
    kinds.some((kind) =>
      kind.startsWith(".")
        ? name.toLowerCase().endsWith(kind)
        : kind.endsWith("/*")
          ? type.startsWith(kind.slice(0, -1))
          : type === kind,
    )
  );
}

/** Puts files into a control as if they had been chosen there; gives why some were not, empty where all were. */
export function addFiles(
  input: HTMLInputElement,
  files: readonly File[],
  texts: Pick<FormTexts, "fileRefused" | "oneFile">,
): string {
  const fitting = files.filter((file) => isAccepted(file, input.accept));
  const [wrong] = files.filter((file) => !fitting.includes(file));
  if (fitting.length) {
    const transfer = new DataTransfer();
    const kept = input.multiple ? [...(input.files ?? [])] : [];
    for (const file of input.multiple ? [...kept, ...fitting] : fitting.slice(0, 1)) transfer.items.add(file);
    input.files = transfer.files;
    for (const name of ["input", "change"]) input.dispatchEvent(new Event(name, { bubbles: true }));
  }
  if (wrong) return fill(texts.fileRefused, { name: wrong.name });
  return !input.multiple && fitting.length > 1 ? texts.oneFile : "";
}
