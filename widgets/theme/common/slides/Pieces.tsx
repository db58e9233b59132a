import { Carousel, type CarouselViewProps } from "../carousel/Carousel.tsx";
import { Slot } from "../children/children.tsx";
import type { Content } from "./server-nodes.ts";

type Props = Omit<CarouselViewProps, "slides"> & { readonly of: Content };

/** What the suite sent: slides as a carousel, and what stands before and after them. Styles: those of `Carousel`. */
export const Pieces = ({ of: { before, slides = [], after }, ...carousel }: Props) => (
  <>
    {before && <Slot of={before} />}
    {slides.length > 0 && <Carousel {...carousel} slides={slides} />}
    {after && <Slot of={after} />}
  </>
);
