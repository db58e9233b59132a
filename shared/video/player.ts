/** Returns the seconds of `90`, `90.5s`, `1m30s`, `1h2m3s`, `1:30` or `1:02:03`, rounded down; 0 for any other text. */
function secondsOf(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})(?:\.\d*)?s?)?$/i.exec(text) ??
    /^(?:(\d{1,2}):)?(\d{1,4}):(\d{1,2})$/.exec(text) ??
    [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const startOf = ({ searchParams, hash }: URL): number =>
  ["start", "t", "time_continue"]
    .map((name) => searchParams.get(name) ?? "")
    .concat(hash.replace("#t=", ""))
    .map(secondsOf)
    .find(Boolean) ?? 0;

/** Returns an address with the parameters that have a value. */
function withQuery(address: string, parameters: Readonly<Record<string, string | number | null | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, `${value}`);
  return url.href;
}

const listName = /^[\w-]{2,64}$/;

function youTube(url: URL): string | undefined {
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);
  const [list, channel] = ["list", "channel"].map((name) =>
    url.searchParams.getAll(name).find((it) => listName.test(it)),
  );
  const last = url.hostname.endsWith("youtu.be") ? first : (url.searchParams.get("v") ?? "");
  const given = /^(embed|shorts|live|v|watch)$/.test(first) && second ? second : last;
  const [id] = /^(?!videoseries)[\w-]{11}(?![\w-])/.exec(given) ?? [];
  const path = id ?? (list && /^(playlist|watch|embed)$/.test(first) ? "videoseries" : "");
  if (!path || (path === "live_stream" && !channel)) return undefined;
  return withQuery(`https://www.youtube-nocookie.com/embed/${path}`, {
    autoplay: 1,
    start: startOf(url),
    list,
    channel,
  });
}

const vimeoPath =
  /^\/(?:(?:video|manage\/videos|channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video)\/)?(\d+)(?:\/([\da-f]{6,}))?(?:\/[a-z]*)?$/;

/** An unlisted video has a second code, without which it does not play. */
function vimeo(url: URL): string | undefined {
  const [, id, code] = vimeoPath.exec(url.pathname) ?? [];
  if (!id) return undefined;
  const start = startOf(url);
  const h = code ?? url.searchParams.get("h")?.replace(/\W.*/s, "");
  const player = withQuery(`https://player.vimeo.com/video/${id}`, { h, autoplay: 1, dnt: 1 });
  return start ? `${player}#t=${start}s` : player;
}

function dailymotion(url: URL): string | undefined {
  const path = url.hostname.endsWith("dai.ly") ? `/video${url.pathname}` : url.pathname;
  const [, video] = /\/video\/([a-z\d]+)/i.exec(path) ?? [];
  const player = "https://geo.dailymotion.com/player.html";
  return video && withQuery(player, { video, autoplay: 1, startTime: startOf(url) });
}

/** Sites whose player reports nothing to the site before a visitor starts it. */
const sites: Readonly<Record<string, (url: URL) => string | undefined>> = {
  "youtube.com": youTube,
  "youtube-nocookie.com": youTube,
  "youtu.be": youTube,
  "vimeo.com": vimeo,
  "dailymotion.com": dailymotion,
  "dai.ly": dailymotion,
};

/**
 * Returns the player of the address of a video, with the start, the list and the code of an unlisted video in the address; undefined for other
 * addresses.
 * @param address with or without a scheme
 */
export function videoPlayer(address: string): string | undefined {
  const written = address.trim().replace(/^(?:\/\/)?(?=[\w.-]+\/)/, "https://");
  if (!URL.canParse(written)) return undefined;
  const url = new URL(written);
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
