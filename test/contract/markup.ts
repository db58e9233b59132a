/** Edits the start tag of the first `tag` in the markup. */
const edit = (markup: string, tag: string, change: (attributes: string) => string) =>
  markup.replace(
    new RegExp(`(<${tag})([^>]*)>`),
    (_, start: string, attributes: string) => `${start}${change(attributes)}>`,
  );

const without = (attributes: string, name: string) =>
  attributes.replace(new RegExp(`\\s${name}(="[^"]*")?(?=\\s|$)`), "");

/** Sets attributes in the markup; `null` removes one. */
export const withAttributes = (markup: string, tag: string, given: Readonly<Record<string, string | null>>): string =>
  edit(markup, tag, (attributes) =>
    Object.entries(given).reduce(
      (all, [name, value]) => without(all, name) + (value === null ? "" : ` ${name}="${value}"`),
      attributes,
    ),
  );

export const fallbackText = "What the author wrote";

/** Adds a child to the host, which is visible if the element does not render. */
export const withFallback = (markup: string, tag: string): string =>
  markup.replace(`</${tag}>`, `<p>${fallbackText}</p></${tag}>`);
