import type { WidgetView } from "../../../shared/element/index.ts";
import { useHost } from "../../../shared/ui/index.ts";
import { driveUntilEditing } from "../common/editing/until-editing.ts";
import { drive } from "./blog-archive.drive.ts";
import type { BlogArchiveStore } from "./blog-archive.store.ts";

export function BlogArchive({ store, context }: WidgetView<BlogArchiveStore, object, object>) {
  const root = useHost<HTMLDivElement>((host, signal) => {
    driveUntilEditing(signal, context, (signal) => {
      if (!drive(host, signal)) store.failEmpty();
    });
  });
  return (
    <div ref={root}>
      <slot />
    </div>
  );
}
