import { useState } from "react";
import { own } from "#shared/element/index.ts";
import { openEmptyWindow } from "#shared/html/index.ts";
import { Spinner } from "../Button.tsx";
import { Icon } from "../Icon.tsx";
import * as icons from "../icons.ts";
import { Status } from "../Status.tsx";
import { Broken } from "./Broken.tsx";
import { canScaleTo, reset, step, turned } from "./pose.ts";
import { usePose } from "./use-pose.ts";
import type { PictureProps } from "./viewer.types.ts";

/** A picture with its tools, or a message if it cannot be loaded. Parts: those of the picture, broken. */
export function Picture(props: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  const { file, texts } = props;
  return isBroken ? (
    <Broken file={file} text={texts.broken} texts={texts} />
  ) : (
    <Tools {...props} onBroken={() => setBroken(true)} />
  );
}

/**
 * Prints a picture in a window of its own, which closes afterwards.
 * @returns false if the browser opens no window
 */
function printPicture(src: string, name: string): boolean {
  const page = openEmptyWindow("popup,width=800,height=600");
  if (!page) return false;
  const written = own(page.document);
  const image = written.createElement("img");
  written.title = name;
  image.alt = name;
  image.addEventListener("load", () => {
    page.print();
    page.close();
  });
  image.addEventListener("error", () => page.close());
  image.src = src;
  written.body.append(image);
  return true;
}

interface ToolProps {
  readonly part: string;
  readonly text: string;
  readonly path: string;
  /** True while the tool can do nothing: the button keeps the focus. */
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

const Tool = ({ part, text, path, isOff, onClick }: ToolProps) => (
  <button className="tool" part={part} type="button" aria-label={text} aria-disabled={isOff} onClick={onClick}>
    <Icon path={path} />
  </button>
);

/** Picture that visitors enlarge, rotate, move and print. */
function Tools({ file: { src, name }, texts, onBroken, onBeside }: PictureProps & { readonly onBroken: () => void }) {
  const { ref, pose, change, scaleBy, isMoved, isTurned } = usePose();
  const [isLoaded, setLoaded] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const { scale } = pose;
  const title = name || texts.file;
  return (
    <>
      <div
        ref={ref}
        className={isTurned ? "pane turned" : "pane"}
        part="pane"
        role="group"
        aria-label={title}
        tabIndex={0}
        aria-busy={!isLoaded}
        onClick={({ target, currentTarget }) => target === currentTarget && !isMoved.current && onBeside()}
      >
        {!isLoaded && <Spinner />}
        <img part="picture" src={src} alt={title} draggable={false} onLoad={() => setLoaded(true)} onError={onBroken} />
      </div>
      <div className="tools" part="tools" role="group" aria-label={title}>
        <Tool
          part="zoom-in"
          text={texts.zoomIn}
          path={icons.plus}
          isOff={!canScaleTo(scale + step)}
          onClick={() => scaleBy(step)}
        />
        <Tool
          part="zoom-out"
          text={texts.zoomOut}
          path={icons.minus}
          isOff={!canScaleTo(scale - step)}
          onClick={() => scaleBy(-step)}
        />
        <Tool
          part="zoom-reset"
          text={texts.zoomReset}
          path={icons.fit}
          isOff={scale === 1}
          onClick={() => change(reset)}
        />
        <Tool part="rotate" text={texts.rotate} path={icons.turn} onClick={() => change(turned)} />
        <Tool
          part="print"
          text={texts.print}
          path={icons.printer}
          onClick={() => setBlocked(!printPicture(src, title))}
        />
        <Status text={isBlocked ? texts.printBlocked : ""} />
      </div>
    </>
  );
}
