import { type ElementSource, findElements, importDeclarations } from "#scripts/build/elements.mjs";
import { type Attribute, attributeName, type WidgetDeclaration } from "#shared/element/index.ts";

/** An element of the tree with its built declaration. */
export interface Subject extends ElementSource {
  readonly declaration: WidgetDeclaration;
  /** Markup that works on the demo suite. */
  readonly example: string;
}

const sources = findElements();
const declarations = await importDeclarations("dist/npm", sources);

/** Every element: one that is added to the tree is tested without a new line. */
export const subjects: readonly Subject[] = sources.map((source, index) => {
  const declaration = declarations[index]!;
  return { ...source, declaration, example: declaration.example };
});

/** Whether an address is a page that an element shows in a frame, as its declaration says. */
export const isFramed = ({ origin }: URL): boolean =>
  subjects.some(({ declaration: { frames = [] } }) => frames.includes(origin));

/** Whether there is something in a page that only the site's team may use, or who has signed in. */
export const forTeam = (body: string): boolean =>
  subjects.some(
    ({ tag, declaration }) => /^(team|customers)$/.test(declaration.audience ?? "") && body.includes(`<${tag}`),
  );

/** Whether an element always writes to the page's own markup, since it enhances it (design, section 2). */
export const enhances = ({ declaration }: Subject): boolean => declaration.enhances === true;

/** The declared attributes: prop, name in markup, kind. */
export const attributesOf = ({ declaration }: Subject): (Attribute & { prop: string; name: string })[] =>
  Object.entries(declaration.attributes).map(([prop, attribute]) => ({
    ...attribute,
    prop,
    name: attributeName(prop, attribute),
  }));

const nonsense = ["?!", "3px", "abc"];

/** A value that the attribute cannot read; nothing where it takes everything. */
export const unreadable = ({ parse }: Attribute): string | undefined =>
  nonsense.find((value) => parse(value) === undefined);
