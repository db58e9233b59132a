import { atom } from "nanostores";
import { useMemo } from "react";
import type { chat } from "#chat/i18n/en.json";
import type { ViewedFile } from "#shared/ui/viewer/index.ts";
import { Picture } from "#shared/ui/viewer/Picture.tsx";
import { Viewer } from "#shared/ui/viewer/Viewer.tsx";

export interface PicturesProps {
  readonly pictures: readonly ViewedFile[];
  /** Id of the picture that is shown first. */
  readonly first: number;
  readonly texts: typeof chat;
  readonly onClose: () => void;
  readonly onError: (error: unknown) => void;
}

/** Pictures of a chat in the viewer. */
export function Pictures({ pictures, first, texts, onClose }: PicturesProps) {
  const viewer = useMemo(() => {
    const state = atom({ active: first });
    return {
      state,
      shown: () => pictures,
      at: () => pictures.findIndex(({ id }) => id === state.get().active),
      go: (at: number) => state.set({ active: pictures.at(at % pictures.length)!.id }),
      close: onClose,
    };
  }, [pictures, first, onClose]);
  const ofViewer = { ...texts, close: texts.closePicture, file: texts.unnamed };
  return (
    <Viewer viewer={viewer} texts={ofViewer}>
      {(file) => <Picture file={file} texts={ofViewer} onBeside={onClose} />}
    </Viewer>
  );
}
