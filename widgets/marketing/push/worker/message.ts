/** A notification as it is shown; `data.url` is where a press leads. */
export interface Shown {
  readonly title: string;
  readonly body?: string;
  readonly icon?: string;
  readonly data: { readonly url: string };
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** No notification shows more, and whoever sends may send anything. */
const textOf = (value: unknown, longest: number): string | undefined => (typeof value === "string" ? value.trim().slice(0, longest) : "") || undefined;

/** An address that may be opened from here: of this site, or https. */
function addressOf(value: unknown, origin: string): string | undefined {
  if (typeof value !== "string" || !value) return undefined;
  try {
    const url = new URL(value, origin);
    return url.protocol === "https:" || url.origin === origin ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What a message says, whoever sent it: `{title, body, icon, url}`, Firebase's `{notification, data, fcmOptions}`, or text.
 * Something is always shown, since browsers punish a push that shows nothing.
 * @param origin of the site, such as https://example.com
 */
export function notificationOf(message: unknown, origin: string): Shown {
  const fields = fieldsOf(message);
  const { notification, data, fcmOptions } = fields;
  const said = isFields(notification) ? notification : isFields(data) && data["title"] ? data : fields;
  const body = textOf(typeof message === "string" ? message : said["body"], 500);
  const icon = addressOf(said["icon"], origin);
  const links = [fieldsOf(fcmOptions)["link"], said["click_action"], said["url"], fieldsOf(data)["url"]];
  return {
    title: textOf(said["title"], 120) ?? new URL(origin).host,
    ...(body && { body }),
    ...(icon && { icon }),
    data: { url: links.map((link) => addressOf(link, origin)).find(Boolean) ?? `${origin}/` },
  };
}

/** The text of a push: JSON, or what it is. */
export function readMessage(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
