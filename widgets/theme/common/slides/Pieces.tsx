import { Carousel, type CarouselViewProps } from "../carousel/Carousel.tsx";
import { Slot } from "../children/children.tsx";
import type { Content } from "./server-nodes.ts";

type Props = Omit<CarouselViewProps, "slides"> & { readonly of: Content };

/** Carousel of the suite's slides, with the content before and after it. Styles: those of `Carousel`. */
export const Pieces = ({ of: { before, slides = [], after }, ...carousel }: Props) => (
  <>
    {before && <Slot of={before} />}
    {slides.length > 0 && <Carousel {...carousel} slides={slides} />}
    {after && <Slot of={after} />}
  </>
);
