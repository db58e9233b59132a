import { collapseSpace } from "#shared/element/index.ts";
import type { AttachmentItem } from "../common/viewer/items.attribute.ts";

/** Media types by endings of names, for links without `type`. */
const mediaTypes: readonly (readonly [RegExp, string])[] = [
  [/\.(png|jpe?g|gif|webp|avif|svg)$/i, "image/png"],
  [/\.(mp4|webm|ogv|mov)$/i, "video/mp4"],
  [/\.pdf$/i, "application/pdf"],
  [/\.(txt|csv|md|log)$/i, "text/plain"],
];

const typeOf = (name: string): string => mediaTypes.find(([end]) => end.test(name))?.[1] ?? "";

/**
 * Returns the attachment of a link such as `/web/content/7?access_token=…`; undefined for other links.
 * @param server origin of the suite
 */
export function itemOf(link: HTMLAnchorElement, server: string): AttachmentItem | undefined {
  const [, kind, id] = /\/web\/(content|image)\/(\d{1,9})(?![\d\w.-])/.exec(link.pathname) ?? [];
  if (!id || link.origin !== server) return undefined;
  const name = collapseSpace(link.textContent);
  return {
    id: Number(id),
    name,
    mimetype: link.type || (kind === "image" ? "image/png" : typeOf(name)),
    type: "",
    url: "",
    access_token: new URLSearchParams(link.search).get("access_token") ?? "",
  };
}

export const linksOf = (host: Element): readonly HTMLAnchorElement[] => [...host.querySelectorAll("a")];
