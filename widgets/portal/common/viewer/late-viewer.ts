import { lazyView } from "#shared/ui/index.ts";
import type { AttachmentDialogProps } from "./AttachmentDialog.tsx";

/** Dialog whose code loads when a visitor opens an attachment, or points at one. */
export const LateViewer = lazyView<AttachmentDialogProps>(() =>
  import("./AttachmentDialog.tsx").then(({ AttachmentDialog }) => AttachmentDialog),
);
