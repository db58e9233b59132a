import { useCallback, useState } from "react";
import { fill } from "#shared/i18n/index.ts";
import { Icon, icons } from "#shared/ui/index.ts";
import { Broken } from "#shared/ui/viewer/Broken.tsx";
import { Picture } from "#shared/ui/viewer/Picture.tsx";
import { playerFrame } from "#shared/video/player.ts";
import { Frame } from "./Frame.tsx";
import { Pdf } from "./Pdf.tsx";
import type { ShownProps } from "./shown.types.ts";
import { SplitTool } from "./SplitTool.tsx";

/** A video of another site, which is asked for nothing before a press. */
function Youtube({ attachment: { src, name }, texts }: ShownProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) return <iframe {...playerFrame} src={src} title={name || texts.file} />;
  return (
    <div className="say">
      <button className="play" part="play" type="button" aria-describedby="play-note" onClick={() => setPlaying(true)}>
        <Icon path={icons.play} /> {texts.play}
      </button>
      <p id="play-note" part="note">
        {fill(texts.playNote, { site: new URL(src).host })}
      </p>
    </div>
  );
}

/** A file in its place, and what is done with a PDF besides. */
export const Shown = (props: ShownProps) => (
  <>
    <Content {...props} />
    {props.attachment.kind === "pdf" && <SplitTool {...props} />}
  </>
);

/** A file as a picture, in the browser's own player or viewer, or a sentence where there is none. */
function Content(props: ShownProps) {
  const { attachment, texts } = props;
  const { kind, src, name } = attachment;
  const [isBroken, setBroken] = useState(false);
  const title = name || texts.file;
  const isUnseen = kind === "pdf" && !navigator.pdfViewerEnabled;
  const onBroken = useCallback(() => setBroken(true), []);
  if (isBroken || isUnseen)
    return <Broken file={attachment} text={isBroken ? texts.broken : texts.noPdf} texts={texts} />;
  if (kind === "image") return <Picture file={attachment} texts={texts} onBeside={props.onBeside} />;
  if (kind === "youtube") return <Youtube {...props} />;
  if (kind === "video")
    return (
      <video className="player" part="player" src={src} title={title} controls preload="metadata" onError={onBroken} />
    );
  if (kind === "pdf") return <Pdf {...props} onBroken={onBroken} />;
  // text may be HTML of a stranger: nothing in it runs
  return <Frame src={src} title={title} isStill onBroken={onBroken} />;
}
