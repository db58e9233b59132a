import { useCallback, useState } from "react";
import { fill } from "#shared/i18n/index.ts";
import { Icon, icons } from "#shared/ui/index.ts";
import { Broken } from "#shared/ui/viewer/Broken.tsx";
import { Picture } from "#shared/ui/viewer/Picture.tsx";
import { playerFrame } from "#shared/video/player.ts";
import type { AttachmentContentProps } from "./attachment.ts";
import { Frame, Pdf } from "./Frame.tsx";
import { SplitTool } from "./SplitTool.tsx";

/** Video of another site, which gets no request before a press. */
function Youtube({ attachment: { src, name }, texts }: AttachmentContentProps) {
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

/** File in the dialog, with the tool that splits a PDF. */
export const AttachmentContent = (props: AttachmentContentProps) => (
  <>
    <Content {...props} />
    {props.attachment.kind === "pdf" && <SplitTool {...props} />}
  </>
);

/** File as a picture, in the browser's own player or viewer, or a message if there is no view. */
function Content(props: AttachmentContentProps) {
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
  // text may be HTML of an untrusted author: no script in it runs
  return <Frame src={src} title={title} isStill onBroken={onBroken} />;
}
