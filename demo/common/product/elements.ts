import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { WidgetDeclaration } from "#shared/element/index.ts";

/**
 * Loads the declarations of all elements in the build, by area and then by name. A new element appears in the catalogue without a change
 * here. Returns none for a folder without a build.
 */
export async function loadElements(distDir: string): Promise<readonly WidgetDeclaration[]> {
  const folder = join(distDir, "npm", "widgets");
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const declarations = await Promise.all(
    files
      .filter((file) => file.endsWith(".element.js"))
      .map(
        async (file) =>
          ((await import(pathToFileURL(join(folder, file)).href)) as { default: WidgetDeclaration }).default,
      ),
  );
  return sortElements(declarations);
}

export const sortElements = (elements: readonly WidgetDeclaration[]): readonly WidgetDeclaration[] =>
  elements.toSorted((a, b) => a.area.localeCompare(b.area) || a.tag.localeCompare(b.tag));

/** Groups elements, in order: `[area, elements of the area]`. */
export function byArea(elements: readonly WidgetDeclaration[]): readonly [string, readonly WidgetDeclaration[]][] {
  const areas = [...new Set(elements.map(({ area }) => area))];
  return areas.map((area) => [area, elements.filter((element) => element.area === area)]);
}

/** Returns the heading of an element: `suite-newsletter-popup` -> `Newsletter popup`. */
export const elementName = (tag: string): string => {
  const words = tag.slice("suite-".length).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the attribute of a text, by the rule of the element layer: `emailLabel` -> `data-text-email-label`. */
export const textAttribute = (key: string): string =>
  `data-text-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the texts of an element that attributes can replace, by key. Plural texts have no attribute. */
export const replaceableTexts = ({ texts }: Pick<WidgetDeclaration, "texts">): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(texts)
      .flatMap((table) => Object.entries(table))
      .filter(([key]) => !key.includes("_")),
  );
