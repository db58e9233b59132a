import type { viewer } from "#portal/i18n/en.json";
import { lateStyles } from "#shared/ui/index.ts";
import { Viewer } from "#shared/ui/viewer/Viewer.tsx";
import css from "./files.css";
import { Shown } from "./Shown.tsx";
import type { ViewerStore } from "./viewer.ts";

export interface AttachmentDialogProps {
  readonly viewer: ViewerStore;
  readonly texts: typeof viewer;
  readonly onError: (error: unknown) => void;
}

const adopt = lateStyles(css);

/** Attachments in the viewer, each by what it is. Comes once one is opened: many visitors never do. */
export const AttachmentDialog = ({ viewer, texts }: AttachmentDialogProps) => (
  <Viewer viewer={viewer} texts={texts} adopt={adopt}>
    {(attachment) => <Shown attachment={attachment} texts={texts} onBeside={viewer.close} />}
  </Viewer>
);
