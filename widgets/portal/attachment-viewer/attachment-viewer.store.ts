import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { attachmentsOf } from "../common/viewer/attachment.ts";
import type { AttachmentItem } from "../common/viewer/items.attribute.ts";
import { viewerEvents } from "../common/viewer/viewer.parts.ts";
import { createViewer } from "../common/viewer/viewer.ts";
import type en from "../i18n/en.json";

export type AttachmentViewerTexts = Readonly<typeof en.viewer>;

export const events = {
  "suite-popup-show": "The dialog is about to open. Cancelable: the dialog stays closed",
  "suite-popup-hide": "The dialog has closed",
  "suite-attachment-change": "The visitor has moved to another attachment. detail: { id: number }",
  ...viewerEvents,
} as const;

export interface AttachmentViewerProps {
  readonly items: readonly AttachmentItem[];
  /** 0: closed. */
  readonly active: number;
}

export type AttachmentViewerStore = ReturnType<typeof createAttachmentViewer>;

/** Attachments of the attribute, opened by a script or by the attribute. */
export function createAttachmentViewer(context: StoreContext<AttachmentViewerProps, typeof events>) {
  const { props, server, editing, signal, emit } = context;
  const viewer = createViewer(context, {
    opens: () => emit("suite-popup-show", undefined, { cancelable: true }),
    closed: () => emit("suite-popup-hide"),
    changed: (id) => emit("suite-attachment-change", { id }),
  });
  let requested = 0;
  untilAbort(
    signal,
    effect([props, editing], ({ items, active }, isEditing) => {
      viewer.setAttachments(attachmentsOf(items, server));
      if (isEditing || active === requested) return;
      requested = active;
      if (active) viewer.open(active);
      else viewer.close();
    }),
  );
  return { viewer, open: viewer.open, close: viewer.close };
}
