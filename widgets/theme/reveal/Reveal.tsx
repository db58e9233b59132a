import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { ownDocument, useStore, type WidgetView } from "#shared/element/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { onceSeen } from "../common/frames/seen.ts";
import { keyframes, type RevealProps, type RevealStore } from "./reveal.store.ts";

/** Returns the maximum distance in px of an element from the lower edge of the window: a page scrolls no further than to its end. */
const spaceBelow = (element: Element): number =>
  Math.max(0, Math.floor(ownDocument.documentElement.scrollHeight - scrollY - element.getBoundingClientRect().top) - 1);

export function Reveal({ store, context: { props } }: WidgetView<RevealStore, RevealProps, object>) {
  const root = useHost<HTMLDivElement>((host, signal) => {
    if (prefersReducedMotion() || !store.hide()) return;
    const appear = () => {
      const { animation, duration, delay, iteration } = props.get();
      const element = host.shadowRoot!.querySelector("[part=content]")!;
      if (store.show())
        element.animate(keyframes(animation, element.matches(":dir(rtl)")), {
          duration,
          delay,
          iterations: iteration,
          easing: "ease-out",
          fill: "backwards",
        });
    };
    onceSeen(host, appear, signal, Math.min(props.get().offset, spaceBelow(host)));
  });
  // subscribes after the effect above: hidden content is never drawn
  const { phase } = useStore(store.state);
  return (
    <div ref={root} className={phase} part="content">
      <slot />
    </div>
  );
}
