import type { ReadableAtom } from "nanostores";
import { type MouseEvent, useCallback, useState } from "react";
import type { chat } from "#chat/i18n/en.json";
import { isPicture } from "#shared/html/index.ts";
import { Icon, icons, lateStyles, lazyView } from "#shared/ui/index.ts";
import type { ViewedFile } from "#shared/ui/viewer/index.ts";
import type { ChatFile, ChatMessage } from "../state/message.ts";
import css from "./files.css";
import type { PicturesProps } from "./Pictures.tsx";

const adopt = lateStyles(css);

/** Lazy: many visitors open no picture. */
const Pictures = lazyView<PicturesProps>(() => import("./Pictures.tsx").then((module) => module.Pictures));

export interface FilesProps {
  readonly files: readonly ChatFile[];
  /** Messages of the chat: the viewer shows all pictures of them. */
  readonly messages: ReadableAtom<readonly ChatMessage[]>;
  readonly server: string;
  readonly texts: typeof chat;
  /** Called if the viewer's code could not be loaded. */
  readonly onError: (error: unknown) => void;
}

interface Opened {
  readonly first: number;
  readonly pictures: readonly ViewedFile[];
}

/**
 * @see docs/reference/chat.md#chat-18
 * @see docs/reference/wire.md#wire-46
 */
const downloadOf = (server: string, id: number) => `${server}/web/content/${id}?download=true`;

/** Returns the pictures of all messages, each once. */
function picturesOf(messages: readonly ChatMessage[], server: string): readonly ViewedFile[] {
  const files = messages.flatMap((message) => message.files).filter(({ mimetype }) => isPicture(mimetype));
  const pictures = files.map(({ id, name }) => ({
    id,
    name,
    src: `${server}/web/image/${id}`,
    download: downloadOf(server, id),
  }));
  return [...new Map(pictures.map((picture) => [picture.id, picture])).values()];
}

/** Attachments of a message: pictures that open in the viewer, and files to download. Parts: picture, file. */
export function Files({ files, messages, server, texts, onError }: FilesProps) {
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);
  const onFailure = useCallback(
    (error: unknown) => {
      close();
      onError(error);
    },
    [close, onError],
  );
  const show = (event: MouseEvent, first: number) => {
    // a modifier key opens the link in another tab
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened({ first, pictures: picturesOf(messages.get(), server) });
  };
  return (
    <>
      <ul ref={adopt} className="files">
        {files.map(({ id, name, mimetype }) => (
          <li key={id}>
            {isPicture(mimetype) ? (
              <a
                part="picture"
                href={downloadOf(server, id)}
                target="_blank"
                rel="noopener"
                onPointerEnter={Pictures.preload}
                onFocus={Pictures.preload}
                onClick={(event) => show(event, id)}
              >
                <img
                  src={`${server}/web/image/${id}/160x160/?crop=true`}
                  alt={name || texts.unnamed}
                  width={160}
                  height={160}
                  loading="lazy"
                />
              </a>
            ) : (
              <a className="file" part="file" href={downloadOf(server, id)} download>
                <Icon path={icons.download} />
                <bdi>{name || texts.unnamed}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
      {opened && <Pictures {...opened} texts={texts} onClose={close} onError={onFailure} />}
    </>
  );
}
