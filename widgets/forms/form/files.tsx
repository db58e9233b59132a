import { fill } from "#shared/i18n/index.ts";
import { Button, handOver } from "#shared/ui/index.ts";
import type { FormTexts, UploadProgressProps } from "./form.types.ts";

/** Progress of an upload; a complete one cannot be cancelled. */
export const UploadProgress = ({ sent, total, lang, texts, onCancel }: UploadProgressProps) => (
  <div className="upload" part="upload">
    <span id="upload-label">{texts.uploading}</span>
    <progress part="progress" aria-labelledby="upload-label" value={sent} max={total} />
    <span>{new Intl.NumberFormat(lang, { style: "percent" }).format(sent / total)}</span>
    {sent < total && (
      <span ref={handOver}>
        <Button kind="quiet" part="cancel" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </span>
    )}
  </div>
);

export { uploadFetch } from "#shared/suite/upload.ts";

/** Returns true if a control's `accept` allows the file: browsers check only files that are chosen in their dialog. */
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

/** Adds files to a control as if they had been chosen there. Returns the error of a rejected file; empty if all were added. */
export function addFiles(
  input: HTMLInputElement,
  files: readonly File[],
  texts: Pick<FormTexts, "fileRefused" | "oneFile">,
): string {
  const fitting = files.filter((file) => isAccepted(file, input.accept));
  const [rejected] = files.filter((file) => !fitting.includes(file));
  if (fitting.length) {
    const transfer = new DataTransfer();
    const kept = input.multiple ? [...(input.files ?? [])] : [];
    for (const file of input.multiple ? [...kept, ...fitting] : fitting.slice(0, 1)) transfer.items.add(file);
    input.files = transfer.files;
    for (const name of ["input", "change"]) input.dispatchEvent(new Event(name, { bubbles: true }));
  }
  if (rejected) return fill(texts.fileRefused, { name: rejected.name });
  return !input.multiple && fitting.length > 1 ? texts.oneFile : "";
}
