import { useStore } from "#shared/element/index.ts";
import { lazyView } from "#shared/ui/index.ts";
import type { GalleryView } from "./gallery.types.ts";

const Lightbox = lazyView<GalleryView & { readonly onError: (error: unknown) => void }>(() =>
  import("./lightbox/Lightbox.tsx").then((module) => module.Lightbox),
);

export function Gallery(view: GalleryView) {
  const { store } = view;
  const { at } = useStore(store.state);
  return (
    // a visitor who points at a picture may press it
    <div onPointerOver={Lightbox.preload} onFocus={Lightbox.preload}>
      <slot />
      {at >= 0 && <Lightbox {...view} onError={store.fail} />}
    </div>
  );
}
