import { useStore, type WidgetView } from "../../../shared/element/index.ts";
import { lazyView } from "../../../shared/ui/index.ts";
import type { ViewerProps } from "../common/viewer/Viewer.tsx";
import type { AttachmentViewerProps, AttachmentViewerStore } from "./attachment-viewer.store.ts";
import type { AttachmentViewerTexts } from "./attachment-viewer.strings.ts";

const Viewer = lazyView<ViewerProps>(() => import("./Viewer.lazy.tsx").then((module) => module.Viewer));

export function AttachmentViewer({
  store: { viewer },
  texts,
}: WidgetView<AttachmentViewerStore, AttachmentViewerProps, AttachmentViewerTexts>) {
  const { active } = useStore(viewer.state);
  return active > 0 && <Viewer viewer={viewer} texts={texts} onError={viewer.fail} />;
}
