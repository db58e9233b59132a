import { ownDocument, useStore } from "#shared/element/index.ts";
import { lazyView, useHost } from "#shared/ui/index.ts";
import type { BlogShareView } from "./blog-share.store.ts";

const Offer = lazyView<BlogShareView & { readonly onError: (error: unknown) => void }>(() =>
  import("./offer/Offer.tsx").then((module) => module.Offer),
);

export function BlogShare(view: BlogShareView) {
  const { store, context } = view;
  const { hasOffer } = useStore(store.state);
  const root = useHost<HTMLDivElement>((host, signal) => {
    host.addEventListener("pointerdown", store.prepareOffer, { signal });
    ownDocument.addEventListener(
      "selectionchange",
      () => host.contains(ownDocument.getSelection()!.anchorNode) && store.prepareOffer(),
      { signal },
    );
  });
  return (
    <div ref={root}>
      <slot />
      {hasOffer && <Offer {...view} onError={context.fail} />}
    </div>
  );
}
