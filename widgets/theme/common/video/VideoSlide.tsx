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
  readonly slide: Element;
  readonly link: HTMLAnchorElement;
  readonly store: CarouselStore;
  /** True if the slide is in view; other slides play no video. */
  readonly isSeen: boolean;
  readonly texts: typeof carousel;
  readonly fail: (error: unknown) => void;
}

/**
 * Picture that is replaced by its video after a press; nothing is loaded from the video's site before. Parts: poster, play, player, problem.
 * @see docs/reference/theme.md#theme-3
 */
export function VideoSlide({ slide, link, store, isSeen, texts, fail }: VideoSlideProps) {
  const [isStarted, start] = useState(false);
  const address = link.getAttribute("href")?.trim();
  const player = videoPlayer(address ?? "");
  const problem = player ? "" : address ? texts.videoUnsupported : texts.videoMissing;
  // a video ends out of view, and does not continue automatically
  if (isStarted && !isSeen) start(false);
  const playing = isStarted && isSeen ? player : undefined;
  useEffect(() => {
    if (problem) fail({ kind: "config", message: problem });
  }, [problem, fail]);
  useEffect(() => {
    // slides that do not play leave the hold to others
    if (!playing) return undefined;
    store.hold("video", true);
    return () => store.hold("video", false);
  }, [playing, store]);

  const title = link.textContent.trim();
  if (playing) return <iframe {...playerFrame} src={playing} title={title} />;
  return (
    <div ref={adoptVideoStyles} className="poster" part="poster">
      {/* link for browsers without script */}
      <div inert={!problem}>
        <Slot node={slide} />
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
