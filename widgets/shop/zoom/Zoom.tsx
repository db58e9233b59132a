import { useEffect } from "react";
import { useStore } from "#shared/element/index.ts";
import { lazyView, useHost } from "#shared/ui/index.ts";
import type { LensProps } from "./lens/Lens.tsx";
import type { ZoomView } from "./zoom.store.ts";

const Lens = lazyView<LensProps>(() => import("./lens/Lens.tsx").then((module) => module.Lens));
const Viewer = lazyView<ZoomView & { readonly onError: (error: unknown) => void }>(() =>
  import("./viewer/Viewer.tsx").then((module) => module.Viewer),
);

export function Zoom(view: ZoomView) {
  const { store, texts } = view;
  const { picture, wanted, size, at, missing } = useStore(store.state);
  const slot = useHost<HTMLSlotElement>((host, signal) =>
    host.addEventListener("pointerenter", Lens.preload, { signal, once: true }),
  );
  useEffect(() => {
    if (wanted === "dialog") Viewer.preload();
  }, [wanted]);

  return (
    <>
      <slot ref={slot} />
      {!!wanted && (wanted === "lens" || !size) && (
        <Lens large={picture?.large} size={size} at={at} onError={store.fail} />
      )}
      <p className="visually-hidden" role="status">
        {missing && texts.missing}
      </p>
      {wanted === "dialog" && !!size && <Viewer {...view} onError={store.fail} />}
    </>
  );
}
