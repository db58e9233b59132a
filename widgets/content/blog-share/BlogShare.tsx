import { ownDocument, useStore } from "#shared/element/index.ts";
import { lazyView, useHost, whileBrowsing } from "#shared/ui/index.ts";
import type { BlogShareView } from "./blog-share.store.ts";
import { bindIcons } from "./icons.bind.ts";

const Offer = lazyView<BlogShareView & { readonly onError: (error: unknown) => void }>(() =>
  import("./offer/Offer.tsx").then((module) => module.Offer),
);

export function BlogShare(view: BlogShareView) {
  const { store, texts, context } = view;
  const { isAsked } = useStore(store.state);
  const root = useHost<HTMLDivElement>((host, signal) => {
    whileBrowsing(signal, context.editing, (signal) => bindIcons(host, signal, store, texts));
    host.addEventListener("pointerdown", store.ask, { signal });
    ownDocument.addEventListener(
      "selectionchange",
      () => host.contains(ownDocument.getSelection()!.anchorNode) && store.ask(),
      { signal },
    );
  });
  return (
    <div ref={root}>
      <slot />
      {isAsked && <Offer {...view} onError={context.fail} />}
    </div>
  );
}
