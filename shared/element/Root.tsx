import { Component, type ReactNode } from "react";
import { useBinding } from "./binding.ts";
import type { Widget } from "./mounted.ts";
import { useStore } from "./use-store.ts";

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

/** The view, inside the boundary, which also catches errors of the binding. */
function Bound({ widget, isEditing }: { readonly widget: Widget; readonly isEditing: boolean }) {
  const { declaration, context, store } = widget;
  const View = declaration.component;
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
