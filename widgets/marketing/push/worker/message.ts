/** Notification to show; a click opens `data.url`. */
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

/** Returns a trimmed text of at most `longest` characters, more than any notification shows, since senders may send any value; undefined if it is empty. */
const textOf = (value: unknown, longest: number): string | undefined =>
  (typeof value === "string" ? value.trim().slice(0, longest) : "") || undefined;

const parse = (value: unknown, origin: string): URL | undefined =>
  typeof value === "string" && value && URL.canParse(value, origin) ? new URL(value, origin) : undefined;

/**
 * Returns an address that a click may open; undefined for an address of other origins.
 * @param origins allowed origins; the first one is the site's own and the base of relative addresses
 */
export function addressOf(value: unknown, origins: readonly string[]): string | undefined {
  const url = parse(value, origins[0]!);
  return url && /^https?:$/.test(url.protocol) && origins.includes(url.origin) ? url.href : undefined;
}

/** Returns the address of a picture of this site, or of any site by https. */
function iconOf(value: unknown, origin: string): string | undefined {
  const url = parse(value, origin);
  return url && (url.protocol === "https:" || addressOf(value, [origin])) ? url.href : undefined;
}

/**
 * Returns the notification of a message of any sender: `{title, body, icon, url}`, Firebase's `{notification, data, fcmOptions}`, or text.
 * Never returns an empty notification, since browsers punish a push message that shows nothing.
 * @param origins origins that a click may open, such as https://example.com; the site's own first
 */
export function notificationOf(message: unknown, origins: readonly string[]): Shown {
  const [origin = ""] = origins;
  const fields = fieldsOf(message);
  const { notification, data, fcmOptions } = fields;
  const content = isFields(notification) ? notification : isFields(data) && data["title"] ? data : fields;
  const body = textOf(typeof message === "string" ? message : content["body"], 500);
  const icon = iconOf(content["icon"], origin);
  const links = [fieldsOf(fcmOptions)["link"], content["click_action"], content["url"], fieldsOf(data)["url"]];
  return {
    title: textOf(content["title"], 120) ?? new URL(origin).host,
    ...(body && { body }),
    ...(icon && { icon }),
    data: { url: links.map((link) => addressOf(link, origins)).find(Boolean) ?? `${origin}/` },
  };
}

/** Returns the origins that a click may open: the site's own, then those in the worker's address (push.store.ts). */
export const originsOf = (worker: URL): string[] => [
  worker.origin,
  ...(worker.searchParams.get("origins") ?? "").split(" "),
];

/** Parses the text of a push message; returns the text if it is no JSON. */
export function readMessage(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
