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
  "suite-attachment-open": "Before a file is shown. Cancelable: it is not. detail: { id: number }",
  ...viewerEvents,
} as const;

export interface AttachmentsProps {
  /** Empty where the author writes links. */
  readonly items: readonly AttachmentItem[];
}

export type AttachmentsStore = ReturnType<typeof createAttachments>;

/** Files to look at and to download: those of the attribute, else those to which the author's links lead. */
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
    effect([props, linked], ({ items }, links) => viewer.take(attachmentsOf(items.length ? items : links, server))),
  );
  return {
    viewer,
    /** The author's links lead to these. */
    link: (items: readonly AttachmentItem[]) => linked.set(items),
  };
}
