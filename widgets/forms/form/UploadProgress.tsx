import { Button, handOver } from "#shared/ui/index.ts";
import type { FormTexts } from "./form.element.ts";

export interface UploadProgressProps {
  /** Bytes. */
  readonly sent: number;
  readonly total: number;
  readonly lang: string;
  readonly texts: FormTexts;
  readonly onCancel: () => void;
}

/** How far the files are; what has arrived cannot be stopped any more. */
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
