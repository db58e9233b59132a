import type { WidgetView } from "#shared/element/index.ts";
import { useHost, whileBrowsing } from "#shared/ui/index.ts";
import { bind } from "./blog-archive.bind.ts";
import type { BlogArchiveStore } from "./blog-archive.store.ts";

export function BlogArchive({ store, context }: WidgetView<BlogArchiveStore, object, object>) {
  const root = useHost<HTMLDivElement>((host, signal) => {
    whileBrowsing(signal, context.editing, (signal) => {
      if (!bind(host, signal)) store.failEmpty();
    });
  });
  return (
    <div ref={root}>
      <slot />
    </div>
  );
}
