import type { viewer } from "#portal/i18n/en.json";
import { isPicture, safeWebUrl } from "#shared/html/index.ts";
import type { ViewedFile } from "#shared/ui/viewer/index.ts";
import { videoPlayer } from "#shared/video/player.ts";
import { fileAddress } from "../file-address.ts";
import type { AttachmentItem } from "./items.attribute.ts";

/** Kind of view of a file; some files have none. */
export type Kind = "image" | "video" | "pdf" | "text" | "youtube";

/** File with the kind of its view. */
export interface Attachment extends ViewedFile {
  /** undefined: the file can only be downloaded. */
  readonly kind: Kind | undefined;
}

/** Exact media types: browsers interpret `text/html;application/pdf` differently. */
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/^video\/(mp4|ogg|quicktime|webm)$/i, "video"],
  [/^application\/pdf$/i, "pdf"],
  [/^text\/[\w.+-]+(; ?charset=[\w-]+)?$/i, "text"],
];

const kindOf = (mimetype: string): Kind | undefined =>
  isPicture(mimetype) ? "image" : kinds.find(([type]) => type.test(mimetype))?.[1];

/** Returns a file on another site; undefined if its address is no web address. */
function fileElsewhere({ id, name, url }: AttachmentItem, server: string): Attachment | undefined {
  const player = /youtu/i.test(url) ? videoPlayer(url) : undefined;
  const address = safeWebUrl(player && !url.includes("//") ? `https://${url.trim()}` : url, server);
  if (!address) return undefined;
  const kind = player ? "youtube" : /\.(png|jpe?g|gif)/i.test(address) ? "image" : undefined;
  return { id, name, kind, src: player ?? address, download: address };
}

/**
 * Returns the kind and the addresses of a file.
 * @param server origin of the suite, without a slash at the end
 * @returns undefined if its address is no web address
 * @see docs/reference/portal.md#portal-31
 */
export function attachmentOf(item: AttachmentItem, server: string): Attachment | undefined {
  if (item.type === "url") return fileElsewhere(item, server);
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

export interface AttachmentContentProps {
  readonly attachment: Attachment;
  readonly texts: typeof viewer;
  /** Handles a press on the backdrop. */
  readonly onBeside: () => void;
}

/** Returns the files that have an address. */
export const attachmentsOf = (items: readonly AttachmentItem[], server: string): readonly Attachment[] =>
  items.flatMap((item) => attachmentOf(item, server) ?? []);
