import { existsSync, readdirSync } from "node:fs";

/** Area with the name of its folder. */
type Named<Area> = Area & { readonly name: string };

/** Imports the `area` of each folder below this one that has a file of this name, with the folder's name. */
export async function findAreas<Area>(folder: URL, file: "area.ts" | "area.tsx"): Promise<readonly Named<Area>[]> {
  const addressOf = (name: string): URL => new URL(`${name}/${file}`, folder);
  const names = readdirSync(folder).filter((name) => existsSync(addressOf(name)));
  return Promise.all(
    names.sort().map(async (name) => {
      const { area } = (await import(addressOf(name).href)) as { area: Area };
      return { ...area, name };
    }),
  );
}

/**
 * Sorts areas after those that they need; otherwise keeps the order.
 * @throws Error for a missing need and for circular needs
 */
export function inOrder<Area extends Named<{ readonly needs?: readonly string[] }>>(areas: readonly Area[]): Area[] {
  const ordered = new Set<Area>();
  const add = (area: Area, dependents: readonly string[]): void => {
    const path = [...dependents, area.name];
    if (dependents.includes(area.name)) throw new Error(`Areas need each other: ${path.join(" -> ")}`);
    for (const name of area.needs ?? []) {
      const needed = areas.find((other) => other.name === name);
      if (!needed) throw new Error(`The area ${area.name} needs ${name}, which does not exist.`);
      add(needed, path);
    }
    ordered.add(area);
  };
  for (const area of areas) add(area, []);
  return [...ordered];
}
