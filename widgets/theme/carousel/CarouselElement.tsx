import type { WidgetView } from "#shared/element/index.ts";
import type { CarouselProps, CarouselStore } from "../common/carousel/carousel.store.ts";
import { type CarouselTexts } from "../common/carousel/carousel.strings.ts";
import { Carousel } from "../common/carousel/Carousel.tsx";
import { useChildren } from "../common/children/children.tsx";

export function CarouselElement({
  store,
  props,
  texts,
  context: { fail },
}: WidgetView<CarouselStore, CarouselProps, CarouselTexts>) {
  const [root, children] = useChildren<HTMLDivElement>();
  return (
    <div ref={root}>
      <Carousel store={store} props={props} texts={texts} slides={children} fail={fail} />
    </div>
  );
}
