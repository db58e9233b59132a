import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useStore } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import darkDialogCss from "../dark-dialog.css";
import dialogCss from "../dialog.css";
import { Dialog } from "../Dialog.tsx";
import { lateStyles } from "../html/late-styles.ts";
import { Icon } from "../Icon.tsx";
import * as icons from "../icons.ts";
import spinnerCss from "../spinner.css";
import statusCss from "../status.css";
import toolCss from "../tool.css";
import { placeAfter } from "./keys.ts";
import css from "./viewer.css";
import type { PictureTexts, ViewedFile, ViewedFiles } from "./viewer.types.ts";

interface ViewerProps<File extends ViewedFile> {
  readonly viewer: ViewedFiles<File>;
  readonly texts: PictureTexts;
  /** Brings the looks of what is shown along; pictures need none. */
  readonly adopt?: (node: HTMLElement | null) => void;
  /** Shows a file. */
  readonly children: (file: File) => ReactNode;
}

/** It brings its looks along, since it comes later than the element. */
const adoptOwn = lateStyles(spinnerCss, statusCss, toolCss, dialogCss, darkDialogCss, css);

/** One file in a dialog, and the way to those beside it. Parts: dialog, close, name, download, previous, next, and those of what is shown. */
export function Viewer<File extends ViewedFile>({ viewer, texts, adopt, children }: ViewerProps<File>) {
  const { active } = useStore(viewer.state);
  const body = useRef<HTMLDivElement>(null);
  const all = viewer.shown();
  const at = viewer.at();
  const isOpen = active > 0;

  // with its first drawing: a key that comes next is not lost
  useLayoutEffect(() => {
    const end = new AbortController();
    // wherever the focus is in the dialog
    body.current?.getRootNode().addEventListener(
      "keydown",
      (event) => {
        // asked of the store: the key before may not have been drawn yet
        const { length } = viewer.shown();
        const to = placeAfter(event as KeyboardEvent, viewer.at(), length, body.current!.matches(":dir(rtl)"));
        if (to === undefined) return;
        event.preventDefault();
        viewer.go(to);
      },
      { signal: end.signal },
    );
    return () => end.abort();
  }, [viewer, isOpen]);
  // what had the focus went away with the file before: keys go on being heard
  useLayoutEffect(() => {
    if (body.current && !(body.current.getRootNode() as ShadowRoot).activeElement) body.current.focus();
  }, [active]);

  const shown = all[at];
  if (!shown) return null;
  const name = shown.name || texts.file;
  return (
    <Dialog
      open
      label={name}
      closeText={texts.close}
      grounds=".body,.viewer,.bar,.content,.tools"
      onClose={viewer.close}
    >
      <div
        className="viewer"
        tabIndex={-1}
        ref={(node) => {
          body.current = node;
          adoptOwn(node);
          adopt?.(node);
        }}
      >
        <p className="bar" aria-live="polite" aria-atomic>
          {all.length > 1 && <span>{fill(texts.place, { at: at + 1, count: all.length })}</span>}{" "}
          <bdi part="name">{name}</bdi>
        </p>
        <a
          className="tool download"
          part="download"
          href={shown.download}
          target="_blank"
          rel="noopener"
          aria-label={texts.download}
        >
          <Icon path={icons.download} />
        </a>
        <div key={shown.id} className="content">
          {children(shown)}
        </div>
        {all.length > 1 && (
          <button
            className="tool previous"
            part="previous"
            type="button"
            aria-label={texts.previous}
            onClick={() => viewer.go(viewer.at() - 1)}
          >
            <Icon path={icons.chevronLeft} />
          </button>
        )}
        {all.length > 1 && (
          <button
            className="tool next"
            part="next"
            type="button"
            aria-label={texts.next}
            onClick={() => viewer.go(viewer.at() + 1)}
          >
            <Icon path={icons.chevronRight} />
          </button>
        )}
      </div>
    </Dialog>
  );
}
