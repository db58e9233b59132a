import { atom, effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { attachmentsOf } from "../common/viewer/attachment.ts";
import type { AttachmentItem } from "../common/viewer/items.attribute.ts";
import { viewerEvents } from "../common/viewer/viewer.parts.ts";
import { createViewer } from "../common/viewer/viewer.ts";
import type en from "../i18n/en.json";

export type AttachmentsTexts = Readonly<typeof en.viewer & typeof en.attachments>;

export const events = {
  "suite-attachment-open": "A file is about to open. Cancelable: the file stays closed. detail: { id: number }",
  ...viewerEvents,
} as const;

export interface AttachmentsProps {
  /** Empty if the page author writes links. */
  readonly items: readonly AttachmentItem[];
}

export type AttachmentsStore = ReturnType<typeof createAttachments>;

/** Files of the attribute; without them, files of the author's links. */
export function createAttachments(context: StoreContext<AttachmentsProps, typeof events>) {
  const { props, server, signal, emit } = context;
  const linked = atom<readonly AttachmentItem[]>([]);
  const viewer = createViewer(context, {
    opens: (id) => emit("suite-attachment-open", { id }, { cancelable: true }),
    closed: () => {},
    changed: () => {},
  });
  untilAbort(
    signal,
    effect([props, linked], ({ items }, links) =>
      viewer.setAttachments(attachmentsOf(items.length ? items : links, server)),
    ),
  );
  return {
    viewer,
    /** Sets the files of the author's links. */
    link: (items: readonly AttachmentItem[]) => linked.set(items),
  };
}
