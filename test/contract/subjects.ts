import { type ElementSource, findElements, importDeclarations } from "#scripts/build/elements.mjs";
import { type Attribute, attributeName, type WidgetDeclaration } from "#shared/element/index.ts";

/** Element of the source tree with its built declaration. */
export interface Subject extends ElementSource {
  readonly declaration: WidgetDeclaration;
  /** Markup that works on the demo server. */
  readonly example: string;
}

const sources = findElements();
const declarations = await importDeclarations("dist/npm", sources);

/** All elements of the source tree. */
export const subjects: readonly Subject[] = sources.map((source, index) => {
  const declaration = declarations[index]!;
  return { ...source, declaration, example: declaration.example };
});

/** Returns true if an element declares to show an address in a frame. */
export const isFramed = ({ origin }: URL): boolean =>
  subjects.some(({ declaration: { frames = [] } }) => frames.includes(origin));

/** Returns true if a page contains controls for the site's team or signed-in users alone. */
export const forTeam = (body: string): boolean =>
  subjects.some(
    ({ tag, declaration }) => /^(team|customers)$/.test(declaration.audience ?? "") && body.includes(`<${tag}`),
  );

/** Returns true if an element enhances the page's own markup, and so writes into it. */
export const enhances = ({ declaration }: Subject): boolean => declaration.enhances === true;

/** Returns the declared attributes: prop, name in markup, kind. */
export const attributesOf = ({ declaration }: Subject): (Attribute & { prop: string; name: string })[] =>
  Object.entries(declaration.attributes).map(([prop, attribute]) => ({
    ...attribute,
    prop,
    name: attributeName(prop, attribute),
  }));

const nonsense = ["?!", "3px", "abc"];

/** Returns a value that the attribute cannot read; undefined if it accepts every value. */
export const unreadable = ({ parse }: Attribute): string | undefined =>
  nonsense.find((value) => parse(value) === undefined);
