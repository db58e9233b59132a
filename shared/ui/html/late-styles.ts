import { sheet } from "#shared/element/index.ts";

/** The `ref` of something that comes later than its element and brings its looks along. */
export const lateStyles =
  (...styles: readonly string[]) =>
  (node: HTMLElement | null): void => {
    const root = node?.getRootNode() as ShadowRoot | undefined;
    if (root) root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...styles.map(sheet)])];
  };
