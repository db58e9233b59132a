import { adoptedCss, boxesCss } from "#scripts/build/boxes.mjs";
import { pageRegistry, type WidgetDeclaration } from "#shared/element/index.ts";
import { wrap } from "#shared/loader/wrap.ts";

type Adoptable = Pick<WidgetDeclaration, "tag" | "adopts" | "enhances" | "box" | "mayShow">;

/** The page's own parts: where each is and how it looks. */
export const seen = (page: Element) =>
  [...page.querySelectorAll<HTMLElement>("*:not(style)")]
    .filter(({ localName }) => !localName.startsWith("suite-"))
    .map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { color, padding, margin, lineHeight } = getComputedStyle(part);
      return [part.localName, part.className, x, y, width, height, color, padding, margin, lineHeight];
    });

/** Each markup with its element, as the loader adopts it. */
export function adopt(page: Element, declarations: readonly Adoptable[]) {
  const found = declarations.flatMap((declaration) =>
    [...page.querySelectorAll<HTMLElement>(declaration.adopts!.selector)].map(
      (markup) => [declaration, markup] as const,
    ),
  );
  const made = found.map(([{ tag, adopts, enhances }, markup]) => {
    const { attributes = {}, place, read } = adopts!;
    const named = Object.entries(attributes).map(([name, from]) => [name, markup.getAttribute(from!)!] as const);
    const written = read ? Object.entries(read(markup) as Record<string, string>) : named;
    const upgrade = wrap(markup, tag, written, place, enhances);
    ((pageRegistry() as { adopted?: WeakSet<Node> }).adopted ??= new WeakSet()).add(upgrade.host);
    return upgrade;
  });
  return { hosts: made.map(({ host }) => host), undo: () => made.reverse().forEach(({ undo }) => undo()) };
}

/** Adopts the style sheet that every page with these elements has, for the tests of a `describe`. */
export function withSheet(declarations: readonly Adoptable[]): void {
  const sheet = new CSSStyleSheet();
  before(() => {
    sheet.replaceSync(boxesCss(declarations) + adoptedCss(declarations));
    document.adoptedStyleSheets.push(sheet);
  });
  after(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
}
