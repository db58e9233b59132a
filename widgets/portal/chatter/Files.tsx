import { isPicture } from "#shared/html/index.ts";
import { lateStyles } from "#shared/ui/index.ts";
import { fileAddress } from "../common/file-address.ts";
import type { FilesProps } from "./chatter.types.ts";
import css from "./files.css";

const adopt = lateStyles(css);

/** Files of a message: links to download them, with thumbnails of pictures. */
export const Files = ({ files, server, texts }: FilesProps) => (
  <ul ref={adopt} className="files" part="attachments" aria-label={texts.files}>
    {files.map(({ id, name, filename, mimetype, access_token: token }) => (
      <li key={id}>
        <a href={fileAddress(server, `content/${id}`, token, "download=true")} target="_blank" rel="noopener">
          {isPicture(mimetype || "") && (
            <img src={fileAddress(server, `image/${id}/100x80`, token)} alt="" width="100" height="80" loading="lazy" />
          )}
          <bdi>{name || filename || texts.file}</bdi>
        </a>
      </li>
    ))}
  </ul>
);
