import { custom } from "#shared/element/index.ts";

/** Attachment with the suite's names of fields. */
export interface AttachmentItem {
  readonly id: number;
  readonly name: string;
  readonly mimetype: string;
  /** `url` for a file on another site. */
  readonly type: string;
  /** Address of a file on another site. */
  readonly url: string;
  /** Access token of the file; empty: none is needed. */
  readonly access_token: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function itemOf(value: unknown): AttachmentItem | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { id, name, mimetype, type, url, access_token } = value as Readonly<Record<string, unknown>>;
  if (!Number.isSafeInteger(id) || Number(id) <= 0) return undefined;
  return {
    id: Number(id),
    name: textOf(name),
    mimetype: textOf(mimetype),
    type: textOf(type),
    url: textOf(url),
    access_token: textOf(access_token),
  };
}

/** Parses `[{ "id", "name", "mimetype", "type", "url" }]` without items that have no valid id. Returns undefined for text that is no such list, or without valid items. */
export function parseItems(raw: string): readonly AttachmentItem[] | undefined {
  try {
    const items: unknown = JSON.parse(raw);
    if (!Array.isArray(items)) return undefined;
    const read = items.flatMap((item) => itemOf(item) ?? []);
    return read.length || !items.length ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Returns an attribute that lists attachments, with the documentation of its element. */
export const items = (options: { readonly doc: string }) =>
  custom<readonly AttachmentItem[], { readonly default: readonly AttachmentItem[]; readonly doc: string }>({
    default: [],
    parse: parseItems,
    expected: "a JSON list of attachments, each with an id",
    ...options,
  });
