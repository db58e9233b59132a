import { useEffect, useLayoutEffect, useRef } from "react";
import { useStore } from "../../../shared/element/index.ts";
import { lazyView, Spinner, useHost } from "../../../shared/ui/index.ts";
import { placeLens } from "./lens.ts";
import { drive } from "./zoom.drive.ts";
import { imageIn } from "./zoom.markup.ts";
import type { ZoomView } from "./zoom.types.ts";

const Viewer = lazyView<ZoomView & { readonly onError: (error: unknown) => void }>(() =>
  import("./Viewer.lazy.tsx").then((module) => module.Viewer),
);

export function Zoom(view: ZoomView) {
  const { store, texts, context } = view;
  const { picture, wanted, size, at, missing } = useStore(store.state);
  const lens = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLElement>(null);
  const root = useHost<HTMLParagraphElement>((found, signal) => {
    host.current = found;
    drive(found, signal, store, context.props, texts);
  });
  const isWaiting = !!wanted && !size;
  const isLens = wanted === "lens" && !!size;

  useLayoutEffect(() => {
    const image = host.current && imageIn(host.current);
    if (!lens.current || !image) return;
    const place = () => placeLens(lens.current!, image, size, at);
    place();
    // the page may move below it
    addEventListener("scroll", place, true);
    return () => removeEventListener("scroll", place, true);
  }, [isWaiting, isLens, size, at]);
  useEffect(() => {
    if (wanted === "dialog") Viewer.preload();
  }, [wanted]);

  return (
    <>
      <slot />
      {(isWaiting || isLens) && (
        <div ref={lens} className="lens" part="lens" aria-hidden="true">
          {isLens ? <img src={picture?.large} alt="" /> : <Spinner />}
        </div>
      )}
      <p ref={root} className="visually-hidden" role="status">
        {missing && texts.missing}
      </p>
      {wanted === "dialog" && !!size && <Viewer {...view} onError={context.fail} />}
    </>
  );
}
