import { useMemo } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf, type FailureTexts } from "#shared/i18n/index.ts";
import { Failure, Skeleton } from "#shared/ui/index.ts";
import type { carousel } from "#theme/i18n/en.json";
import { Carousel, type CarouselViewProps } from "../carousel/Carousel.tsx";
import { Slot, useChildren } from "../children.tsx";
import { type Content, contentOf, useServerNodes } from "./server-nodes.ts";
import type { SlidesProps, SlidesStore } from "./slides.store.ts";

type PiecesProps = Omit<CarouselViewProps, "slides"> & { readonly content: Content };

/** Carousel of the suite's slides, with the content before and after it. Styles: those of `Carousel`. */
export const Pieces = ({ content: { before, slides = [], after }, ...carousel }: PiecesProps) => (
  <>
    {before && <Slot node={before} />}
    {slides.length > 0 && <Carousel {...carousel} slides={slides} />}
    {after && <Slot node={after} />}
  </>
);

/** Carousel of the suite's slides with the content around them; the page author's slides until then, or if loading fails. Styles: those of `Carousel`, `skeletonCss`, `spinnerCss`, `buttonCss`, `failureCss`. */
export function FetchedCarousel({
  store,
  props,
  texts,
  context: { server, fail },
}: WidgetView<SlidesStore, SlidesProps, typeof carousel & FailureTexts>) {
  const [root, children] = useChildren<HTMLDivElement>();
  const { value, error, loading } = useStore(store.answer);
  const fetched = useServerNodes(value, server, fail);
  const sent = useMemo(() => fetched && contentOf(fetched), [fetched]);
  return (
    <div ref={root} tabIndex={-1}>
      <Pieces content={sent ?? { slides: children }} store={store} props={props} texts={texts} fail={fail} />
      {!sent &&
        !children.length &&
        (error ? (
          <Failure {...failureOf(texts, error)} busy={loading} onRetry={store.retry} />
        ) : (
          loading && <Skeleton />
        ))}
    </div>
  );
}
