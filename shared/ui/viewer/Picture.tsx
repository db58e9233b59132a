import { useState } from "react";
import { own } from "#shared/element/index.ts";
import { Icon } from "../Icon.tsx";
import * as icons from "../icons.ts";
import { Spinner } from "../Spinner.tsx";
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
  const page = open("", "_blank", "popup,width=800,height=600");
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

/** Picture that visitors enlarge, rotate, move and print. */
function Tools({ file: { src, name }, texts, onBroken, onBeside }: PictureProps & { readonly onBroken: () => void }) {
  const { ref, pose, change, scaleBy, isMoved, isTurned } = usePose();
  const [isLoaded, setLoaded] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const { scale } = pose;
  const tools = [
    { part: "zoom-in", text: texts.zoomIn, path: icons.plus, isOff: !canScaleTo(scale + step), by: step },
    { part: "zoom-out", text: texts.zoomOut, path: icons.minus, isOff: !canScaleTo(scale - step), by: -step },
  ];
  return (
    <>
      <div
        ref={ref}
        className={isTurned ? "pane turned" : "pane"}
        part="pane"
        role="group"
        aria-label={name || texts.file}
        tabIndex={0}
        aria-busy={!isLoaded}
        onClick={({ target, currentTarget }) => target === currentTarget && !isMoved.current && onBeside()}
      >
        {!isLoaded && <Spinner />}
        <img
          part="picture"
          src={src}
          alt={name || texts.file}
          draggable={false}
          onLoad={() => setLoaded(true)}
          onError={onBroken}
        />
      </div>
      <div className="tools" part="tools" role="group" aria-label={name || texts.file}>
        {tools.map(({ part, text, path, isOff, by }) => (
          <button
            key={part}
            className="tool"
            part={part}
            type="button"
            aria-label={text}
            // the button keeps the focus at the last step
            aria-disabled={isOff}
            onClick={() => scaleBy(by)}
          >
            <Icon path={path} />
          </button>
        ))}
        <button
          className="tool"
          part="zoom-reset"
          type="button"
          aria-label={texts.zoomReset}
          aria-disabled={scale === 1}
          onClick={() => change(reset)}
        >
          <Icon path={icons.fit} />
        </button>
        <button className="tool" part="rotate" type="button" aria-label={texts.rotate} onClick={() => change(turned)}>
          <Icon path={icons.turn} />
        </button>
        <button
          className="tool"
          part="print"
          type="button"
          aria-label={texts.print}
          onClick={() => setBlocked(!printPicture(src, name || texts.file))}
        >
          <Icon path={icons.printer} />
        </button>
        <Status text={isBlocked ? texts.printBlocked : ""} />
      </div>
    </>
  );
}
