import { useEffect, useRef } from "react";
import { useStore } from "#shared/element/index.ts";
import { lazyView, useHost } from "#shared/ui/index.ts";
import type { LensProps } from "./lens/Lens.tsx";
import { bind } from "./zoom.bind.ts";
import type { ZoomView } from "./zoom.store.ts";

const Lens = lazyView<LensProps>(() => import("./lens/Lens.tsx").then((module) => module.Lens));
const Viewer = lazyView<ZoomView & { readonly onError: (error: unknown) => void }>(() =>
  import("./viewer/Viewer.tsx").then((module) => module.Viewer),
);

export function Zoom(view: ZoomView) {
  const { store, texts, context } = view;
  const { picture, wanted, size, at, missing } = useStore(store.state);
  const host = useRef<HTMLElement>(null);
  const root = useHost<HTMLParagraphElement>((element, signal) => {
    host.current = element;
    element.addEventListener("pointerenter", Lens.preload, { signal });
    bind({ host: element, signal, store, props: context.props, texts });
  });
  useEffect(() => {
    if (wanted === "dialog") Viewer.preload();
  }, [wanted]);

  return (
    <>
      <slot />
      {!!wanted && (wanted === "lens" || !size) && (
        <Lens host={host} large={picture?.large} size={size} at={at} onError={store.fail} />
      )}
      <p ref={root} className="visually-hidden" role="status">
        {missing && texts.missing}
      </p>
      {wanted === "dialog" && !!size && <Viewer {...view} onError={store.fail} />}
    </>
  );
}
