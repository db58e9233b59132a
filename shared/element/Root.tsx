import { Component, type ReactNode } from "react";
import { showContent } from "./content.ts";
import type { WidgetDeclaration } from "./declaration.ts";
import { useStore } from "./use-store.ts";

/** What is alive between mount and removal of one element. */
export interface Widget {
  readonly declaration: WidgetDeclaration;
  readonly context: Parameters<WidgetDeclaration["store"]>[0];
  readonly store: unknown;
  readonly dir: string | undefined;
}

/** Keeps an error of a view away from the page: the author's content is shown instead. */
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
