/** Selector of elements whose attribute has one of these values, any without them, by the framework's name in version 5 and in 4. */
export const marked = (name: string, ...values: readonly string[]): string =>
  `:is(${["data-bs-", "data-"].flatMap((prefix) => (values.length ? values.map((value) => `[${prefix}${name}=${value}]`) : `[${prefix}${name}]`))})`;

/** An option of the markup; null where neither name is there. */
export const option = (element: Element, name: string): string | null =>
  element.getAttribute(`data-bs-${name}`) ?? element.getAttribute(`data-${name}`);
