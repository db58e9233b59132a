import type { WidgetContext } from "#shared/element/index.ts";
import { bindPopover } from "#shared/ui/index.ts";
import { controlIn, show } from "./rating-popover.markup.ts";
import type { RatingPopoverProps, RatingPopoverStore, RatingPopoverTexts } from "./rating-popover.store.ts";

type Context = Pick<WidgetContext<RatingPopoverProps, RatingPopoverTexts>, "props" | "texts">;

/** Opens the popover by the control in a host, until the signal. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  { state, time, failEmpty }: RatingPopoverStore,
  { props, texts }: Context,
): void {
  const popover = host.shadowRoot!.querySelector<HTMLElement>("[part=popover]")!;
  const control = controlIn(host);
  const fill = () => show(popover, host, props.get().rating, time());
  if (!control || !fill()) return failEmpty();
  // the page may add the content after the element
  popover.addEventListener("beforetoggle", ({ newState }) => newState === "open" && fill(), { signal });
  const name = control.getAttribute("alt") || texts.get().rating;
  bindPopover(host, signal, control, popover, name, (isOpen) => state.change({ isOpen }));
}
