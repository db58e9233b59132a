import type { StorageEntry, WidgetDeclaration } from "#shared/element/index.ts";

interface Stored {
  readonly entry: StorageEntry;
  /** Tags of the elements that write it for this purpose. */
  readonly tags: readonly string[];
}

/** Returns all declared entries, each once, in the order of the elements. */
export function storedBy(elements: readonly Pick<WidgetDeclaration, "tag" | "storage">[]): readonly Stored[] {
  const found = new Map<string, { entry: StorageEntry; tags: string[] }>();
  for (const { tag, storage = [] } of elements) {
    for (const entry of storage) {
      const key = JSON.stringify([entry.kind, entry.name, entry.purpose, entry.lifetime]);
      const known = found.get(key);
      if (known) known.tags.push(tag);
      else found.set(key, { entry, tags: [tag] });
    }
  }
  return [...found.values()];
}
