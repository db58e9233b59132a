import { sheet } from "#shared/element/index.ts";

/** Makes a `ref` callback for a view that is loaded later than its element: adds the styles of the view to the shadow root. */
export const lateStyles =
  (...styles: readonly string[]) =>
  (node: HTMLElement | null): void => {
    const root = node?.getRootNode() as ShadowRoot | undefined;
    if (root) root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...styles.map(sheet)])];
  };
