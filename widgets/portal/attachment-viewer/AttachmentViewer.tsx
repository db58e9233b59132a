import { useStore, type WidgetView } from "#shared/element/index.ts";
import { LateViewer } from "../common/viewer/late-viewer.ts";
import type { AttachmentViewerProps, AttachmentViewerStore, AttachmentViewerTexts } from "./attachment-viewer.store.ts";

export function AttachmentViewer({
  store: { viewer },
  texts,
}: WidgetView<AttachmentViewerStore, AttachmentViewerProps, AttachmentViewerTexts>) {
  const { active } = useStore(viewer.state);
  return active > 0 && <LateViewer viewer={viewer} texts={texts} onError={viewer.fail} />;
}
