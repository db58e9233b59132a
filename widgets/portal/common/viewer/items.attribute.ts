import { custom } from "#shared/element/index.ts";

/** An attachment as the suite names its fields. */
export interface AttachmentItem {
  readonly id: number;
  readonly name: string;
  readonly mimetype: string;
  /** `url` for what is elsewhere. */
  readonly type: string;
  /** Of what is elsewhere. */
  readonly url: string;
  /** Lets whoever has it read the file. */
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

/** `[{ "id", "name", "mimetype", "type", "url" }]`; those without an id that a record can have are left out; undefined where there are no others. */
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

/** The attribute that lists attachments; `doc` is of its element. */
export const items = (options: { readonly doc: string }) =>
  custom<readonly AttachmentItem[], { readonly default: readonly AttachmentItem[]; readonly doc: string }>({
    default: [],
    parse: parseItems,
    expected: "a JSON list of attachments, each with an id",
    ...options,
  });
