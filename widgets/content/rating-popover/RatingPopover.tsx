import { useRef } from "react";
import type { WidgetView } from "#shared/element/index.ts";
import { bindPopover, useHost, whileBrowsing } from "#shared/ui/index.ts";
import { controlIn, show } from "./rating-popover.markup.ts";
import type { RatingPopoverProps, RatingPopoverStore, RatingPopoverTexts } from "./rating-popover.store.ts";

export function RatingPopover({
  store: { state, time, failEmpty },
  props,
  texts,
  context,
}: WidgetView<RatingPopoverStore, RatingPopoverProps, RatingPopoverTexts>) {
  const box = useRef<HTMLDivElement>(null);
  const root = useHost<HTMLDivElement>((host, signal) => {
    const control = controlIn(host);
    // the page may add the content after the element
    const fill = () => show(box.current!, host, props.rating, time());
    if (!control || !fill()) return failEmpty();
    box.current!.addEventListener("beforetoggle", ({ newState }) => newState === "open" && fill(), { signal });
    const name = control.getAttribute("alt") || texts.rating;
    whileBrowsing(signal, context.editing, (signal) =>
      bindPopover(host, signal, control, box.current!, name, (isOpen) => state.change({ isOpen })),
    );
  });
  return (
    <div ref={root}>
      <slot />
      <slot name="content" hidden />
      <div ref={box} popover="auto" part="popover" role="group" aria-label={texts.rating} dir="auto" />
    </div>
  );
}
