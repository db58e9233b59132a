import { useEffect, useState } from "react";
import { fill } from "#shared/i18n/index.ts";
import { Icon, icons, lateStyles } from "#shared/ui/index.ts";
import { playerFrame, videoPlayer } from "#shared/video/player.ts";
import type { carousel } from "#theme/i18n/en.json";
import type { CarouselStore } from "../carousel/carousel.store.ts";
import { Slot } from "../children.tsx";
import videoCss from "./video.css";

const adoptVideoStyles = lateStyles(videoCss);

interface VideoSlideProps {
  readonly of: Element;
  readonly link: HTMLAnchorElement;
  readonly store: CarouselStore;
  /** Whether the slide is in view: out of it no video plays. */
  readonly isSeen: boolean;
  readonly texts: typeof carousel;
  readonly fail: (error: unknown) => void;
}

/** A picture that becomes its video when somebody starts it; nothing comes from the video's site before. Parts: poster, play, player, problem. */
export function VideoSlide({ of, link, store, isSeen, texts, fail }: VideoSlideProps) {
  const [isStarted, start] = useState(false);
  const address = link.getAttribute("href")?.trim();
  const player = videoPlayer(address ?? "");
  const problem = player ? "" : address ? texts.videoUnsupported : texts.videoMissing;
  // out of view it ends, and does not go on by itself
  if (isStarted && !isSeen) start(false);
  const playing = isStarted && isSeen ? player : undefined;
  useEffect(() => {
    if (problem) fail({ kind: "config", message: problem });
  }, [problem, fail]);
  useEffect(() => {
    // a slide that does not play says nothing: another one may
    if (!playing) return undefined;
    store.hold("video", true);
    return () => store.hold("video", false);
  }, [playing, store]);

  const title = link.textContent.trim();
  if (playing) return <iframe {...playerFrame} src={playing} title={title} />;
  return (
    <div ref={adoptVideoStyles} className="poster" part="poster">
      {/* the link of those who have no script */}
      <div inert={!problem}>
        <Slot of={of} />
      </div>
      {problem ? (
        <p className="problem" part="problem">
          {problem}
        </p>
      ) : (
        <button
          className="play"
          part="play"
          type="button"
          aria-label={fill(texts.playVideo, { title })}
          onClick={() => start(true)}
        >
          <Icon path={icons.play} />
        </button>
      )}
    </div>
  );
}
