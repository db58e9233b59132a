import { lazyView } from "../../../../shared/ui/index.ts";
import type { AttachmentDialogProps } from "./Viewer.lazy.tsx";

/** The dialog, whose code comes once somebody opens an attachment, or points at one. */
export const LateViewer = lazyView<AttachmentDialogProps>(() =>
  import("./Viewer.lazy.tsx").then(({ AttachmentDialog }) => AttachmentDialog),
);
