import { Component, type ReactNode } from "react";
import type { WidgetDeclaration } from "./declaration.ts";
import { useStore } from "./use-store.ts";

const isContent = (node: Node): node is Element | Text => node instanceof Element || node instanceof Text;

/** Shows all of the author's content in a slot. A slot that is assigned by hand is empty otherwise; for other slots this changes nothing. */
export const showContent = (slot: HTMLSlotElement | null): void =>
  slot?.assign(...[...(slot.getRootNode() as ShadowRoot).host.childNodes].filter(isContent));

/** Parts of an element from its mount to its removal. */
export interface Widget {
  readonly declaration: WidgetDeclaration;
  readonly context: Parameters<WidgetDeclaration["store"]>[0];
  readonly store: unknown;
  readonly dir: string | undefined;
}

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

/** The root of every element inside its shadow root. */
export function Root({ widget: { declaration, context, store, dir } }: { readonly widget: Widget }) {
  const View = declaration.component;
  return (
    <div part="base" lang={dir && context.lang} dir={dir} inert={useStore(context.editing)}>
      <Boundary fail={context.fail}>
        <View store={store} context={context} props={useStore(context.props)} texts={useStore(context.texts)} />
      </Boundary>
    </div>
  );
}
