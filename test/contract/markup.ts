/** Edits the start tag of the first `tag` in the markup. */
const edit = (markup: string, tag: string, change: (attributes: string) => string) =>
  markup.replace(
    new RegExp(`(<${tag})([^>]*)>`),
    (_, start: string, attributes: string) => `${start}${change(attributes)}>`,
  );

const without = (attributes: string, name: string) =>
  attributes.replace(new RegExp(`\\s${name}(="[^"]*")?(?=\\s|$)`), "");

/** The markup with attributes set, or taken away where `null`. */
export const withAttributes = (markup: string, tag: string, given: Readonly<Record<string, string | null>>): string =>
  edit(markup, tag, (attributes) =>
    Object.entries(given).reduce(
      (all, [name, value]) => without(all, name) + (value === null ? "" : ` ${name}="${value}"`),
      attributes,
    ),
  );

export const fallbackText = "What the author wrote";

/** The markup with a child in the host, which shows where the element does not. */
export const withFallback = (markup: string, tag: string): string =>
  markup.replace(`</${tag}>`, `<p>${fallbackText}</p></${tag}>`);
