import type { ChatFile } from "../state/message.ts";
import { isPicture } from "../../../../../shared/html/index.ts";
import { Icon, lateStyles } from "../../../../../shared/ui/index.ts";
import css from "./files.css";

const adopt = lateStyles(css);

export interface FilesProps {
  readonly files: readonly ChatFile[];
  readonly server: string;
  readonly unnamed: string;
  /** Its code could not be loaded. */
  readonly onError: (error: unknown) => void;
}

/** What hangs on a message: pictures as pictures, all for download. Parts: picture, file. */
export const Files = ({ files, server, unnamed }: FilesProps) => (
  <ul ref={adopt} className="files">
    {files.map(({ id, name, mimetype }) => (
      <li key={id}>
        {isPicture(mimetype) ? (
          <a
            part="picture"
            // a drawing with scripts would run on a page of its own
            href={`${server}/web/${/svg/i.test(mimetype) ? `content/${id}?download=true` : `image/${id}`}`}
            target="_blank"
            rel="noopener"
          >
            <img
              src={`${server}/web/image/${id}/160x160/?crop=true`}
              alt={name || unnamed}
              width={160}
              height={160}
              loading="lazy"
            />
          </a>
        ) : (
          <a className="file" part="file" href={`${server}/web/content/${id}?download=true`} download>
            <Icon path="M12 4v11m-5-5 5 5 5-5M5 20h14" />
            <bdi>{name || unnamed}</bdi>
          </a>
        )}
      </li>
    ))}
  </ul>
);
