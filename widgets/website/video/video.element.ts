import { custom, defineWidget, text } from "#shared/element/index.ts";
import { video } from "../i18n/en.json";
import adopts from "./video.adopt.ts";
import css from "./video.css";
import { createVideo, playerOf } from "./video.store.ts";
import { Video } from "./Video.tsx";

const texts = { video };

export default defineWidget({
  tag: "suite-video",
  area: "website",
  summary: "Video of another site, which receives no request before a press",
  example:
    '<suite-video data-src="https://www.youtube.com/watch?v=aqz-KE-bpKQ" data-title="How a desk is made"></suite-video>',
  differences: [
    "The video is loaded after a press instead of immediately, since its site learns of the visitor by the request.",
  ],
  attributes: {
    src: custom({
      required: true,
      parse: playerOf,
      expected: "an address such as https://www.youtube.com/watch?v=aqz-KE-bpKQ or that of a player, with https",
      doc: "Address of the video's page on YouTube, Vimeo or Dailymotion, or of another site's player",
    }),
    poster: text({
      doc: "Address of the picture before the video plays; a picture of another site is loaded once the visitor allows videos by suite-consent",
    }),
    heading: text({ attribute: "data-title", doc: "Title of the video, for its button and its player" }),
  },
  states: { playing: "The player is shown" },
  parts: {
    poster: "Box in place of the player before a press",
    play: "Button that plays the video",
    note: "Note about the site of the video, until the visitor allows videos by suite-consent",
    player: "Frame with the other site's player",
  },
  frames: ["https://www.youtube-nocookie.com", "https://player.vimeo.com", "https://geo.dailymotion.com"],
  box: { display: "block" },
  waiting: "aspect-ratio:16/9",
  texts,
  styles: [css],
  adopts,
  budget: 3.5,
  store: createVideo,
  component: Video,
});
