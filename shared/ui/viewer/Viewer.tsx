import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
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
export function indexAfter(event: Press, at: number, count: number, isRtl: boolean): number | undefined {
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
  /** Adds the styles of the file view; pictures need none. */
  readonly adopt?: (node: HTMLElement | null) => void;
  /** Renders a file. */
  readonly children: (file: File) => ReactNode;
}

/** Adds the styles of the viewer, which is loaded later than the element. */
const adoptOwn = lateStyles(spinnerCss, statusCss, toolCss, dialogCss, darkDialogCss, css);

type Body = RefObject<HTMLDivElement | null>;

/** Goes to another file by keys, from the first rendering on, so that no key press is lost. */
function useKeys<File extends ViewedFile>(viewer: ViewedFiles<File>, body: Body, isOpen: boolean): void {
  useLayoutEffect(() => {
    const end = new AbortController();
    // hears keys wherever the focus is in the dialog
    body.current?.getRootNode().addEventListener(
      "keydown",
      (event) => {
        // reads the store: the previous key press may not have been rendered yet
        const { length } = viewer.shown();
        const next = indexAfter(event as KeyboardEvent, viewer.at(), length, body.current!.matches(":dir(rtl)"));
        if (next === undefined) return;
        event.preventDefault();
        viewer.go(next);
      },
      { signal: end.signal },
    );
    return () => end.abort();
  }, [viewer, body, isOpen]);
}

interface StepProps {
  readonly part: "previous" | "next";
  readonly text: string;
  readonly path: string;
  readonly onClick: () => void;
}

const Step = ({ part, text, path, onClick }: StepProps) => (
  <button className={`tool ${part}`} part={part} type="button" aria-label={text} onClick={onClick}>
    <Icon path={path} />
  </button>
);

/** One file in a dialog, with buttons to the previous and the next one. Parts: dialog, close, name, download, previous, next, and those of the file. */
export function Viewer<File extends ViewedFile>({ viewer, texts, adopt, children }: ViewerProps<File>) {
  const { active } = useStore(viewer.state);
  const body = useRef<HTMLDivElement>(null);
  const all = viewer.shown();
  const position = viewer.at();
  useKeys(viewer, body, active > 0);
  // the focused control may have gone with the previous file: keys are heard only while the focus is in the dialog
  useLayoutEffect(() => {
    if (body.current && !(body.current.getRootNode() as ShadowRoot).activeElement) body.current.focus();
  }, [active]);

  const file = all[position];
  if (!file) return null;
  const name = file.name || texts.file;
  const isOne = all.length <= 1;
  const ref = (node: HTMLDivElement | null) => {
    body.current = node;
    adoptOwn(node);
    adopt?.(node);
  };
  return (
    <Dialog
      open
      label={name}
      closeText={texts.close}
      grounds=".body,.viewer,.bar,.content,.tools"
      onClose={viewer.close}
    >
      <div className="viewer" tabIndex={-1} ref={ref}>
        <p className="bar" aria-live="polite" aria-atomic>
          {!isOne && <span>{fill(texts.place, { at: position + 1, count: all.length })}</span>}{" "}
          <bdi part="name">{name}</bdi>
        </p>
        <a
          className="tool download"
          part="download"
          href={file.download}
          target="_blank"
          rel="noopener"
          aria-label={texts.download}
        >
          <Icon path={icons.download} />
        </a>
        <div key={file.id} className="content">
          {children(file)}
        </div>
        {!isOne && (
          <Step
            part="previous"
            text={texts.previous}
            path={icons.chevronLeft}
            onClick={() => viewer.go(viewer.at() - 1)}
          />
        )}
        {!isOne && (
          <Step part="next" text={texts.next} path={icons.chevronRight} onClick={() => viewer.go(viewer.at() + 1)} />
        )}
      </div>
    </Dialog>
  );
}
