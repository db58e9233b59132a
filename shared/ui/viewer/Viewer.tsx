import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useStore } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import darkDialogCss from "../dark-dialog.css";
import dialogCss from "../dialog.css";
import { Dialog } from "../Dialog.tsx";
import { Icon } from "../Icon.tsx";
import * as icons from "../icons.ts";
import { lateStyles } from "../late-styles.ts";
import spinnerCss from "../spinner.css";
import statusCss from "../status.css";
import toolCss from "../tool.css";
import css from "./viewer.css";
import type { PictureTexts, ViewedFile, ViewedFiles } from "./viewer.types.ts";

type Press = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "composedPath">;

/** Returns true if the press is in a video or a field, which use the same keys. */
const isInControl = (event: Press): boolean =>
  event.composedPath().some((target) => target instanceof Element && /^(video|input)$/.test(target.localName));

/**
 * Returns the index of the file that a key leads to, or undefined for other keys. The index may be beyond both ends: the viewer wraps around.
 */
export function placeAfter(event: Press, at: number, count: number, isRtl: boolean): number | undefined {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || isInControl(event)) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  return at + ((key === "ArrowRight") === isRtl ? -1 : 1);
}

interface ViewerProps<File extends ViewedFile> {
  readonly viewer: ViewedFiles<File>;
  readonly texts: PictureTexts;
  /** Adds the styles of what is shown; pictures need none. */
  readonly adopt?: (node: HTMLElement | null) => void;
  /** Shows a file. */
  readonly children: (file: File) => ReactNode;
}

/** Adds the styles of the viewer, which is loaded later than the element. */
const adoptOwn = lateStyles(spinnerCss, statusCss, toolCss, dialogCss, darkDialogCss, css);

/** One file in a dialog, and the way to those beside it. Parts: dialog, close, name, download, previous, next, and those of what is shown. */
export function Viewer<File extends ViewedFile>({ viewer, texts, adopt, children }: ViewerProps<File>) {
  const { active } = useStore(viewer.state);
  const body = useRef<HTMLDivElement>(null);
  const all = viewer.shown();
  const at = viewer.at();
  const isOpen = active > 0;

  // listens from the first rendering, so that no key press is lost
  useLayoutEffect(() => {
    const end = new AbortController();
    // hears keys wherever the focus is in the dialog
    body.current?.getRootNode().addEventListener(
      "keydown",
      (event) => {
        // reads the store: the previous key press may not have been rendered yet
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
  // the focused control may have gone with the previous file: keys are heard only while the focus is in the dialog
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
