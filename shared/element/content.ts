const isContent = (node: Node): node is Element | Text => node instanceof Element || node instanceof Text;

/** Shows all of the author's content in a slot: one that is assigned by hand has nothing by itself. Others are as they were. */
export const showContent = (slot: HTMLSlotElement | null): void =>
  slot?.assign(...[...(slot.getRootNode() as ShadowRoot).host.childNodes].filter(isContent));
