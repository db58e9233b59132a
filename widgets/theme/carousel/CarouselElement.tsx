import type { WidgetView } from "../../../shared/element/index.ts";
import type { CarouselProps, CarouselStore } from "../../../shared/state/index.ts";
import { Carousel, type CarouselTexts } from "../../../shared/ui/carousel/index.ts";
import { Slot, useChildren } from "../../../shared/ui/index.ts";

/** Numbers of the author's children: they keep their frames when others come and go. */
const numbers = new WeakMap<Element, number>();
let last = 0;
function numberOf(child: Element): number {
  if (!numbers.has(child)) numbers.set(child, ++last);
  return numbers.get(child)!;
}

export function CarouselElement({ store, props, texts }: WidgetView<CarouselStore, CarouselProps, CarouselTexts>) {
  const [root, children] = useChildren<HTMLDivElement>();
  return (
    <div ref={root}>
      <Carousel store={store} props={props} texts={texts} slides={children.map((child) => ({ key: numberOf(child), content: <Slot of={child} /> }))} />
    </div>
  );
}
