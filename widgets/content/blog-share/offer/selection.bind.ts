import { own, ownDocument } from "#shared/element/index.ts";
import type { Use } from "../blog-share.store.ts";
import type { BlogShareStore } from "../blog-share.store.ts";

/** The suite's classes for title and content of a post. */
const quotable = ".js_tweet,.js_comment";

/** Element that quotes a text in a comment: without it, comments are not offered. */
const chatter = "suite-chatter";

function usesIn(part: Element): Use[] {
  const hasChatter = !!ownDocument.querySelector(chatter);
  const isPlain = !part.matches(quotable);
  return (["comment", "tweet"] as const).filter(
    (use) => (isPlain || part.matches(`.js_${use}`)) && (use === "tweet" || hasChatter),
  );
}

/** Returns the selection of the page if both ends are in one quotable part of the host. */
function selectedIn(host: HTMLElement): { range: Range; uses: Use[] } | undefined {
  const selection = ownDocument.getSelection();
  if (!selection?.rangeCount || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: node } = range;
  const within = node instanceof Element ? node : (node as CharacterData).parentElement;
  const part = host.querySelector(quotable) ? within && own(within).closest(quotable) : host;
  return part && host.contains(part) && part.contains(within) ? { range, uses: usesIn(part) } : undefined;
}

/** Offers to share the selected text until the signal; the next press or an empty selection closes the offer. */
export function bindSelection(host: HTMLElement, signal: AbortSignal, store: BlogShareStore): void {
  // this code may load while the visitor selects
  let isPressed = host.matches(":active");
  const offer = () => {
    if (isPressed) return;
    const found = selectedIn(host);
    if (!found) return void store.dismiss();
    const { left, top, width } = found.range.getBoundingClientRect();
    store.select(found.range.toString(), found.uses, { x: left + width / 2, y: top });
  };
  const options = { signal };
  const isOurs = (event: Event) => event.composedPath()[0] !== event.target && event.target === host;
  ownDocument.addEventListener(
    "pointerdown",
    (event) => {
      // a press on the offer itself
      if (isOurs(event)) return;
      isPressed = true;
      store.dismiss();
    },
    options,
  );
  for (const type of ["pointerup", "pointercancel"])
    ownDocument.addEventListener(
      type,
      () => {
        isPressed = false;
        offer();
      },
      options,
    );
  // selections by keys, or by the handles of a touch screen
  ownDocument.addEventListener("selectionchange", offer, options);
  addEventListener("scroll", () => store.state.get().quotation && offer(), { signal, passive: true, capture: true });
  ownDocument.addEventListener("keydown", ({ key }) => key === "Escape" && store.dismiss(), options);
  offer();
}
