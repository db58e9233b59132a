import { ownDocument } from "#shared/element/index.ts";
import { openWindow } from "#shared/html/index.ts";

/** Addresses at which networks share a page; its address and title are encoded. */
const addresses = {
  facebook: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  twitter: (url, title) => `https://twitter.com/intent/tweet?text=${title}&url=${url}`,
  linkedin: (url, title) => `https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${title}`,
  whatsapp: (url, title) => `https://wa.me/?text=${title}%20${url}`,
  email: (url, title) => `mailto:?subject=${title}&body=${url}`,
} satisfies Record<string, (url: string, title: string) => string>;

export type Network = keyof typeof addresses;

/** Names of networks, which no language translates. */
export const networkNames: Readonly<Partial<Record<Network, string>>> = {
  facebook: "Facebook",
  twitter: "Twitter",
  linkedin: "LinkedIn",
  whatsapp: "WhatsApp",
};

const isNetwork = (name: string): name is Network => Object.hasOwn(addresses, name);

/** Reads a list such as "facebook twitter"; undefined if a network is unknown. Google+ has closed, but many pages still list it. */
function parseNetworks(list: string): readonly Network[] | undefined {
  const names = list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((name) => name && name !== "google-plus");
  return names.length > 0 && names.every(isNetwork) ? names : undefined;
}

/** The kind of an attribute that lists networks. */
export const networkList = { parse: parseNetworks, expected: `some of ${Object.keys(addresses).join(", ")}` };

/** Encodes a text for an address. A title that was cut may end in half a character, which cannot be encoded. */
export const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd"));

/** Returns the address at which a network shares a page. */
export const shareAddress = (network: Network, page: string, title: string): string =>
  addresses[network](encoded(page), encoded(title));

/** A page that is shared. */
export interface SharedPage {
  readonly url: string;
  readonly title: string;
}

export const currentPage = (): SharedPage => ({ url: location.href, title: ownDocument.title });

/**
 * Opens a link to another tab in a small window instead, unless the visitor presses a key for another tab.
 * @param size of the window, px
 */
export function openPopup(
  event: MouseEvent,
  { target, href }: HTMLAnchorElement,
  [width, height]: readonly [number, number] = [600, 550],
): void {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey);
  // a link to a mail program stays a link
  if (target !== "_blank" || !isPlain || !/^https?:/.test(href)) return;
  event.preventDefault();
  openWindow(href, `width=${width},height=${height}`);
}

/** Returns true on phones, which have a dialog of their own with all installed apps. */
export const canShareByPlatform = (): boolean =>
  typeof navigator.share === "function" && matchMedia("(pointer:coarse)").matches;

/** Opens the dialog of the platform. Returns false if the visitor cancelled it. */
export const shareByPlatform = (page: SharedPage & { readonly text?: string }): Promise<boolean> =>
  navigator.share({ ...page }).then(
    () => true,
    () => false,
  );
