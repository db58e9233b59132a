import { collapseSpace } from "#shared/element/index.ts";
import type { AttachmentItem } from "../common/viewer/items.attribute.ts";

/** A type of the files whose names end so, for those whose links do not say theirs. */
const types: readonly (readonly [RegExp, string])[] = [
  [/\.(png|jpe?g|gif|webp|avif|svg)$/i, "image/png"],
  [/\.(mp4|webm|ogv|mov)$/i, "video/mp4"],
  [/\.pdf$/i, "application/pdf"],
  [/\.(txt|csv|md|log)$/i, "text/plain"],
];

const typeOf = (name: string): string => types.find(([end]) => end.test(name))?.[1] ?? "";

/** An attachment by its link, `/web/content/7?access_token=…`; its kind by the link's `type`, else by the end of its name. Undefined for other links. @param server origin of the suite */
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
