import type { WidgetView } from "#shared/element/index.ts";
import type { CarouselProps, CarouselStore } from "../common/carousel/carousel.store.ts";
import { Carousel } from "../common/carousel/Carousel.tsx";
import { useChildren } from "../common/children.tsx";
import type { carousel } from "../i18n/en.json";

export function CarouselElement({
  store,
  props,
  texts,
  context: { fail },
}: WidgetView<CarouselStore, CarouselProps, typeof carousel>) {
  const [root, children] = useChildren<HTMLDivElement>();
  return (
    <div ref={root}>
      <Carousel store={store} props={props} texts={texts} slides={children} fail={fail} />
    </div>
  );
}
