import { useStore } from "#shared/element/index.ts";
import { lazyView, useHost } from "#shared/ui/index.ts";
import type { GalleryView } from "./gallery.types.ts";

const Lightbox = lazyView<GalleryView & { readonly onError: (error: unknown) => void }>(() =>
  import("./lightbox/Lightbox.tsx").then((module) => module.Lightbox),
);

export function Gallery(view: GalleryView) {
  const { store } = view;
  const { at } = useStore(store.state);
  const root = useHost<HTMLDivElement>((host, signal) => {
    // a visitor who points at a picture may press it
    for (const type of ["pointerover", "focusin"])
      host.addEventListener(type, Lightbox.preload, { signal, once: true });
  });
  return (
    <div ref={root}>
      <slot />
      {at >= 0 && <Lightbox {...view} onError={store.fail} />}
    </div>
  );
}
