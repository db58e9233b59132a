import { useState, type MouseEvent } from "react";
import type { ChatFile } from "../state/message.ts";
import { isPicture } from "../../../../../shared/html/index.ts";
import { darkDialogCss, Dialog, dialogCss, Icon, lateStyles, toolCss } from "../../../../../shared/ui/index.ts";
import type { ChatTexts } from "../../base/chat.strings.ts";
import css from "./files.css";

const adopt = lateStyles(toolCss, dialogCss, darkDialogCss, css);

export interface FilesProps {
  readonly files: readonly ChatFile[];
  readonly server: string;
  readonly texts: ChatTexts;
  /** Its code could not be loaded. */
  readonly onError: (error: unknown) => void;
}

/** Attachments of a message: pictures that open in a dialog, and files to download. Parts: picture, file, dialog, close. */
export function Files({ files, server, texts }: FilesProps) {
  const [shown, setShown] = useState<ChatFile>();
  const nameOf = ({ name }: ChatFile) => name || texts.unnamed;
  const downloadOf = ({ id }: ChatFile) => `${server}/web/content/${id}?download=true`;
  const download = (file: ChatFile) => (
    <a className="file" part="file" href={downloadOf(file)} download>
      <Icon path="M12 4v11m-5-5 5 5 5-5M5 20h14" />
      <bdi>{nameOf(file)}</bdi>
    </a>
  );
  const show = (event: MouseEvent, file: ChatFile) => {
    // a modifier key opens the link in another tab
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShown(file);
  };
  return (
    <>
      <ul ref={adopt} className="files">
        {files.map((file) => (
          <li key={file.id}>
            {isPicture(file.mimetype) ? (
              <a
                part="picture"
                href={downloadOf(file)}
                target="_blank"
                rel="noopener"
                onClick={(event) => show(event, file)}
              >
                <img
                  src={`${server}/web/image/${file.id}/160x160/?crop=true`}
                  alt={nameOf(file)}
                  width={160}
                  height={160}
                  loading="lazy"
                />
              </a>
            ) : (
              download(file)
            )}
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog open label={nameOf(shown)} closeText={texts.closePicture} onClose={() => setShown(undefined)}>
          <div className="enlarged">
            <img src={`${server}/web/image/${shown.id}`} alt={nameOf(shown)} />
            {download(shown)}
          </div>
        </Dialog>
      )}
    </>
  );
}
