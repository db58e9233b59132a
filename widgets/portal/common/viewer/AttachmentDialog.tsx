import type { viewer } from "#portal/i18n/en.json";
import { lateStyles } from "#shared/ui/index.ts";
import { Viewer } from "#shared/ui/viewer/Viewer.tsx";
import { AttachmentContent } from "./AttachmentContent.tsx";
import css from "./files.css";
import type { ViewerStore } from "./viewer.ts";

export interface AttachmentDialogProps {
  readonly viewer: ViewerStore;
  readonly texts: typeof viewer;
  readonly onError: (error: unknown) => void;
}

const adopt = lateStyles(css);

/** Attachments in the viewer, each by its kind. Loaded when one is opened: many visitors open none. */
export const AttachmentDialog = ({ viewer, texts }: AttachmentDialogProps) => (
  <Viewer viewer={viewer} texts={texts} adopt={adopt}>
    {(attachment) => <AttachmentContent attachment={attachment} texts={texts} onBeside={viewer.close} />}
  </Viewer>
);
