import { lazyView } from "#shared/ui/index.ts";
import type { AttachmentDialogProps } from "./AttachmentDialog.tsx";

/** The dialog, whose code comes once somebody opens an attachment, or points at one. */
export const LateViewer = lazyView<AttachmentDialogProps>(() =>
  import("./AttachmentDialog.tsx").then(({ AttachmentDialog }) => AttachmentDialog),
);
