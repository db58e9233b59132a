/** Returns the seconds of `90`, `90s`, `1m30s` or `1h2m3s`; 0 for any other text. */
function secondsOf(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const startOf = ({ searchParams, hash }: URL): number =>
  secondsOf(searchParams.get("start") ?? searchParams.get("t") ?? /^#t=([\dhms]+)$/.exec(hash)?.[1] ?? "");

/** Returns an address with the parameters that have a value. */
function withQuery(address: string, parameters: Readonly<Record<string, string | number | null | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, `${value}`);
  return url.href;
}

const videoId = /^[\w-]{11}$/;
const listId = /^[\w-]{2,64}$/;

function youTube(url: URL): string | undefined {
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);
  const isShort = url.hostname.endsWith("youtu.be");
  const id = isShort ? first : /^(embed|shorts|live|v)$/.test(first) ? second : (url.searchParams.get("v") ?? "");
  const [list] = url.searchParams.getAll("list").filter((name) => listId.test(name));
  const isList = list && /^(playlist|embed)$/.test(first) && /^(|videoseries)$/.test(second);
  if (!videoId.test(id) && !isList) return undefined;
  const path = isList ? "videoseries" : id;
  return withQuery(`https://www.youtube-nocookie.com/embed/${path}`, { autoplay: 1, start: startOf(url), list });
}

/** An unlisted video has a second code, without which it does not play. */
function vimeo(url: URL): string | undefined {
  const [, id, code] = /^\/(?:video\/|channels\/\w+\/)?(\d+)(?:\/(\w+))?\/?$/.exec(url.pathname) ?? [];
  if (!id) return undefined;
  const start = startOf(url);
  const h = code ?? url.searchParams.get("h")?.replace(/\W.*/s, "");
  const player = withQuery(`https://player.vimeo.com/video/${id}`, { h, autoplay: 1, dnt: 1 });
  return start ? `${player}#t=${start}s` : player;
}

/** Sites whose player reports nothing to the site before a visitor starts it. */
const sites: Readonly<Record<string, (url: URL) => string | undefined>> = {
  "youtube.com": youTube,
  "youtube-nocookie.com": youTube,
  "youtu.be": youTube,
  "vimeo.com": vimeo,
};

/**
 * Returns the player of the address of a video, with the start, the list and the code of an unlisted video in the address; undefined for other
 * addresses.
 */
export function videoPlayer(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const site = url.hostname.replace(/^(www|m|music|player)\./, "");
  return /^https?:$/.test(url.protocol) && Object.hasOwn(sites, site) ? sites[site]!(url) : undefined;
}

/** Attributes of the frame of a player, once a visitor has started it: the frame cannot navigate the page. Part: player. */
export const playerFrame = {
  // the button that started the player had the focus, and was removed
  ref: (frame: HTMLIFrameElement | null): void => frame?.focus(),
  className: "player",
  part: "player",
  allow: "autoplay; fullscreen; picture-in-picture",
  sandbox: "allow-scripts allow-same-origin allow-presentation allow-popups",
  referrerPolicy: "strict-origin-when-cross-origin",
} as const;
