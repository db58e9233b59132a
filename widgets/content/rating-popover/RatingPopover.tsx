import type { WidgetView } from "#shared/element/index.ts";
import type { RatingPopoverProps, RatingPopoverStore, RatingPopoverTexts } from "./rating-popover.store.ts";

export const RatingPopover = ({ texts }: WidgetView<RatingPopoverStore, RatingPopoverProps, RatingPopoverTexts>) => (
  <div>
    <slot />
    <slot name="content" hidden />
    <div popover="auto" part="popover" role="group" aria-label={texts.rating} dir="auto" />
  </div>
);
