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
  summary: "A video of another site, which is asked for nothing until somebody plays it",
  example:
    '<suite-video data-src="https://www.youtube.com/watch?v=aqz-KE-bpKQ" data-title="How a desk is made"></suite-video>',
  differences: ["The video comes after a press in place of at once, since its site learns of the visitor by it."],
  attributes: {
    src: custom({
      required: true,
      parse: playerOf,
      expected: "an address such as https://www.youtube.com/watch?v=aqz-KE-bpKQ or that of a player, with https",
      doc: "The video: its page on YouTube or Vimeo, or the address of any site's player",
    }),
    poster: text({
      doc: "Address of the picture before it plays; one of another site comes once the visitor allows videos by suite-consent",
    }),
    heading: text({ attribute: "data-title", doc: "What the video shows, for its button and its player" }),
  },
  states: { playing: "The player is there" },
  parts: {
    poster: "What is there before it plays",
    play: "The button that plays it",
    note: "From where it plays, until the visitor has allowed videos by suite-consent",
    player: "The other site's player",
  },
  frames: ["https://www.youtube-nocookie.com", "https://player.vimeo.com"],
  box: { display: "block" },
  waiting: "aspect-ratio:16/9",
  texts,
  styles: [css],
  adopts,
  budget: 3.2,
  store: createVideo,
  component: Video,
});
