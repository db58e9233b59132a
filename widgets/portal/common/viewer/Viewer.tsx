import { useEffect, useLayoutEffect, useRef } from "react";
import { useStore } from "../../../../shared/element/index.ts";
import { fill } from "../../../../shared/i18n/index.ts";
import {
  darkDialogCss,
  Dialog,
  dialogCss,
  Icon,
  lateStyles,
  spinnerCss,
  statusCss,
  toolCss,
} from "../../../../shared/ui/index.ts";
import { placeAfter } from "./keys.ts";
import { Shown } from "./Shown.tsx";
import css from "./viewer.css";
import type { ViewerTexts } from "./viewer.strings.ts";
import type { ViewerStore } from "./viewer.ts";

export interface ViewerProps {
  readonly viewer: ViewerStore;
  readonly texts: ViewerTexts;
  readonly onError: (error: unknown) => void;
}

/** It brings its looks along, since it comes later than the element. */
const adopt = lateStyles(spinnerCss, statusCss, toolCss, dialogCss, darkDialogCss, css);

/** One attachment in a dialog, and the way to those beside it. Parts: dialog, close, name, download, previous, next, and those of what is shown. */
export function Viewer({ viewer, texts }: ViewerProps) {
  const { active } = useStore(viewer.state);
  const body = useRef<HTMLDivElement>(null);
  const all = viewer.shown();
  const at = viewer.at();
  const isOpen = active > 0;

  useEffect(() => {
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
          adopt(node);
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
          <Icon path="M12 4v11M7 10l5 5 5-5M5 20h14" />
        </a>
        <div className="content">
          <Shown key={shown.id} attachment={shown} texts={texts} onBeside={viewer.close} />
        </div>
        {all.length > 1 && (
          <button
            className="tool previous"
            part="previous"
            type="button"
            aria-label={texts.previous}
            onClick={() => viewer.go(viewer.at() - 1)}
          >
            <Icon path="M15 5l-7 7 7 7" />
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
            <Icon path="M9 5l7 7-7 7" />
          </button>
        )}
      </div>
    </Dialog>
  );
}
