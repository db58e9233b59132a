import type { WidgetView } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { onReturn } from "#shared/state/index.ts";
import { useHost } from "#shared/ui/index.ts";
import type { NextPostProps, NextPostStore, NextPostTexts } from "./next-post.store.ts";

export function NextPost({ store, props, texts }: WidgetView<NextPostStore, NextPostProps, NextPostTexts>) {
  const link = useHost<HTMLAnchorElement>((host, signal) => {
    onReturn(signal, store.settle);
  });
  return (
    <a
      ref={link}
      className="next"
      part="link"
      href={safeWebUrl(props.href)}
      onClick={(event) => {
        const { href } = event.currentTarget;
        const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
        if (!href || !isPlain || event.defaultPrevented || !store.canMove()) return;
        event.preventDefault();
        void store.navigate(href, () => link.current!.scrollIntoView({ block: "start", behavior: "instant" }));
      }}
    >
      <slot>{texts.next}</slot>
    </a>
  );
}
