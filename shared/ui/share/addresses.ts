/** Where networks take a page's address and title from, both encoded. */
const addresses = {
  facebook: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  twitter: (url, title) => `https://twitter.com/intent/tweet?text=${title}&url=${url}`,
  linkedin: (url, title) => `https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${title}`,
  whatsapp: (url, title) => `https://wa.me/?text=${title}%20${url}`,
  email: (url, title) => `mailto:?subject=${title}&body=${url}`,
} satisfies Record<string, (url: string, title: string) => string>;

export type Network = keyof typeof addresses;

/** As their owners write them: no language translates them. */
export const networkNames: Readonly<Partial<Record<Network, string>>> = {
  facebook: "Facebook",
  twitter: "Twitter",
  linkedin: "LinkedIn",
  whatsapp: "WhatsApp",
};

const isNetwork = (name: string): name is Network => Object.hasOwn(addresses, name);

/** Reads "facebook twitter"; undefined where one is not known. A network that has closed stands in the markup of many pages. */
function parseNetworks(list: string): readonly Network[] | undefined {
  const names = list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((name) => name && name !== "google-plus");
  return names.length > 0 && names.every(isNetwork) ? names : undefined;
}

/** The kind of an attribute that lists networks. */
export const networkList = { parse: parseNetworks, expected: `some of ${Object.keys(addresses).join(", ")}` };

/** A text in an address. Half a character, which a title has that was cut, cannot be encoded. */
export const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd"));

/** Where a visitor shares a page by a network. */
export const shareAddress = (network: Network, page: string, title: string): string =>
  addresses[network](encoded(page), encoded(title));
