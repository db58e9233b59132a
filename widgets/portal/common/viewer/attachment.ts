import { isPicture, safeWebUrl } from "#shared/html/index.ts";
import type { ViewedFile } from "#shared/ui/viewer/index.ts";
import { videoPlayer } from "#shared/video/player.ts";
import { fileAddress } from "../files/file-address.ts";
import type { AttachmentItem } from "./items.attribute.ts";

/** How a file is shown; there are files of which there is nothing to show. */
export type Kind = "image" | "video" | "pdf" | "text" | "youtube";

/** A file, and how it is shown. */
export interface Attachment extends ViewedFile {
  /** undefined: it can only be downloaded. */
  readonly kind: Kind | undefined;
}

/** Whole types: browsers differ in what they make of `text/html;application/pdf`. */
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/^video\/(mp4|ogg|quicktime|webm)$/i, "video"],
  [/^application\/pdf$/i, "pdf"],
  [/^text\/[\w.+-]+(; ?charset=[\w-]+)?$/i, "text"],
];

const kindOf = (mimetype: string): Kind | undefined =>
  isPicture(mimetype) ? "image" : kinds.find(([type]) => type.test(mimetype))?.[1];

/** A file that is elsewhere, and which the suite knows by its address alone. */
function elsewhere({ id, name, url }: AttachmentItem, server: string): Attachment | undefined {
  const address = safeWebUrl(url, server);
  if (!address) return undefined;
  const player = /youtu/.test(address) ? videoPlayer(address) : undefined;
  const kind = player ? "youtube" : /\.(png|jpe?g|gif)/i.test(address) ? "image" : undefined;
  return { id, name, kind, src: player ?? address, download: address };
}

/**
 * What is shown of a file and where it is (behaviour/attachments-viewer.md items 1, 3, 7, 19).
 * @param server origin of the suite, without a slash at the end
 * @returns undefined where its address is none of the web
 */
export function attachmentOf(item: AttachmentItem, server: string): Attachment | undefined {
  if (item.type === "url") return elsewhere(item, server);
  const { id, name, mimetype, access_token: token } = item;
  const kind = kindOf(mimetype);
  return {
    id,
    name,
    kind,
    src: fileAddress(server, `${kind === "image" ? "image" : "content"}/${id}`, token),
    download: fileAddress(server, `content/${id}`, token, "download=true"),
  };
}

/** All that have an address. */
export const attachmentsOf = (items: readonly AttachmentItem[], server: string): readonly Attachment[] =>
  items.flatMap((item) => attachmentOf(item, server) ?? []);
