import { ownDocument, useStore, type WidgetView } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { Icon, icons } from "#shared/ui/index.ts";
import { playerFrame } from "#shared/video/player.ts";
import type { VideoProps, VideoStore, VideoTexts } from "./video.store.ts";

export function Video({
  store,
  props: { src, poster, heading },
  texts,
}: WidgetView<VideoStore, VideoProps, VideoTexts>) {
  const { isPlaying } = useStore(store.state);
  const isAllowed = useStore(store.granted).includes("video");
  if (isPlaying) return <iframe {...playerFrame} src={src} title={heading || texts.video} />;
  const picture = poster && safeWebUrl(poster, ownDocument.baseURI);
  return (
    <div className="poster" part="poster">
      {/* another site would learn of the visit before the visitor plays the video */}
      {picture && (isAllowed || picture.startsWith(`${location.origin}/`)) && (
        <img src={picture} alt="" loading="lazy" />
      )}
      <button
        className="play"
        part="play"
        type="button"
        aria-label={heading ? fill(texts.playTitle, { title: heading }) : texts.play}
        aria-describedby={isAllowed ? undefined : "note"}
        onClick={store.play}
      >
        <Icon path={icons.play} />
      </button>
      <div className="about">
        {heading && <p className="title">{heading}</p>}
        {!isAllowed && (
          <p id="note" part="note">
            {fill(texts.note, { site: new URL(src).host })}
          </p>
        )}
      </div>
    </div>
  );
}
