import type { ReadableAtom } from "nanostores";
import { Component, type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { Widget } from "./mounted.ts";
import { pageRegistry } from "./page.ts";

/** Returns the value of a store; the component renders again when the value changes. */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  return useSyncExternalStore(store.listen, store.get);
}

const isContent = (node: Node): node is Element | Text => node instanceof Element || node instanceof Text;

/** Shows all of the author's content in a slot. A slot that is assigned by hand is empty otherwise; for other slots this changes nothing. */
export const showContent = (slot: HTMLSlotElement | null): void =>
  slot?.assign(...[...(slot.getRootNode() as ShadowRoot).host.childNodes].filter(isContent));

/** Catches errors of the view and shows the author's content instead. */
class Boundary extends Component<{ readonly fail: (error: unknown) => void; readonly children: ReactNode }> {
  override readonly state: { readonly failed?: boolean } = {};
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown) {
    this.props.fail(error);
  }
  override render() {
    return this.state.failed ? <slot ref={showContent} /> : this.props.children;
  }
}

/** Binds the page's markup by the declaration, except while the suite's editor is running. */
function useBinding({ declaration: { bind }, host, store, context }: Widget, isEditing: boolean): void {
  const [, draw] = useState<AbortController>();
  useLayoutEffect(() => {
    if (isEditing || !bind) return;
    const end = new AbortController();
    try {
      pageRegistry().prepare?.(host);
      bind(host, end.signal, store, context);
      // views listen to stores after the first frame only
      draw(end);
    } catch (error) {
      end.abort();
      throw error;
    }
    return () => end.abort();
  }, [isEditing]);
}

/** View of an element that only binds its content. */
const Content = () => (
  <div>
    <slot />
  </div>
);

/** The view, inside the boundary, which also catches errors of the binding. */
function Bound({ widget, isEditing }: { readonly widget: Widget; readonly isEditing: boolean }) {
  const { declaration, context, store } = widget;
  const View = declaration.component ?? Content;
  useBinding(widget, isEditing);
  return <View store={store} context={context} props={useStore(context.props)} texts={useStore(context.texts)} />;
}

/** The root of every element inside its shadow root. */
export function Root({ widget }: { readonly widget: Widget }) {
  const { context, dir } = widget;
  const isEditing = useStore(context.editing);
  return (
    <div part="base" lang={dir && context.lang} dir={dir} inert={isEditing}>
      <Boundary fail={context.fail}>
        <Bound widget={widget} isEditing={isEditing} />
      </Boundary>
    </div>
  );
}
