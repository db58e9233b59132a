/** A notification as it is shown; `data.url` is where a press leads. */
export interface Shown {
  readonly title: string;
  readonly body?: string;
  readonly icon?: string;
  readonly data: { readonly url: string };
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** No notification shows more, and whoever sends may send anything. */
const textOf = (value: unknown, longest: number): string | undefined =>
  (typeof value === "string" ? value.trim().slice(0, longest) : "") || undefined;

const parse = (value: unknown, origin: string): URL | undefined =>
  typeof value === "string" && value && URL.canParse(value, origin) ? new URL(value, origin) : undefined;

/**
 * The address as one that a press may open, where it is of these origins.
 * @param origins the site's own first, which relative addresses belong to
 */
export function addressOf(value: unknown, origins: readonly string[]): string | undefined {
  const url = parse(value, origins[0]!);
  return url && /^https?:$/.test(url.protocol) && origins.includes(url.origin) ? url.href : undefined;
}

/** A picture, which is only looked at: of this site, or https. */
function iconOf(value: unknown, origin: string): string | undefined {
  const url = parse(value, origin);
  return url && (url.protocol === "https:" || addressOf(value, [origin])) ? url.href : undefined;
}

/**
 * What a message says, whoever sent it: `{title, body, icon, url}`, Firebase's `{notification, data, fcmOptions}`, or text.
 * Something is always shown, since browsers punish a push that shows nothing.
 * @param origins that a press may lead to, such as https://example.com; the site's own first
 */
export function notificationOf(message: unknown, origins: readonly string[]): Shown {
  const [origin = ""] = origins;
  const fields = fieldsOf(message);
  const { notification, data, fcmOptions } = fields;
  const said = isFields(notification) ? notification : isFields(data) && data["title"] ? data : fields;
  const body = textOf(typeof message === "string" ? message : said["body"], 500);
  const icon = iconOf(said["icon"], origin);
  const links = [fieldsOf(fcmOptions)["link"], said["click_action"], said["url"], fieldsOf(data)["url"]];
  return {
    title: textOf(said["title"], 120) ?? new URL(origin).host,
    ...(body && { body }),
    ...(icon && { icon }),
    data: { url: links.map((link) => addressOf(link, origins)).find(Boolean) ?? `${origin}/` },
  };
}

/** What a press may open: the site's own origin, then those in the worker's address (push.store.ts). */
export const originsOf = (worker: URL): string[] => [
  worker.origin,
  ...(worker.searchParams.get("origins") ?? "").split(" "),
];

/** The text of a push: JSON, or what it is. */
export function readMessage(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
