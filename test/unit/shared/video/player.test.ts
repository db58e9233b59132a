import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { videoPlayer } from "#shared/video/player.ts";

const youTube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1";
const vimeo = "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1";

function check(players: Readonly<Record<string, string | undefined>>): void {
  for (const [address, player] of Object.entries(players)) assert.equal(videoPlayer(address), player, address);
}

describe("the player of a video", () => {
  test("is YouTube's without cookies", () =>
    check({
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ": youTube,
      "http://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ": youTube,
      "https://music.youtube.com/watch?v=dQw4w9WgXcQ": youTube,
      "https://youtu.be/dQw4w9WgXcQ": youTube,
      "https://www.youtube.com/embed/dQw4w9WgXcQ": youTube,
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0": youTube,
      "https://www.youtube.com/shorts/dQw4w9WgXcQ": youTube,
      "https://www.youtube.com/live/dQw4w9WgXcQ?si=abc": youTube,
      "https://www.youtube.com/v/dQw4w9WgXcQ": youTube,
    }));

  test("starts where the address says", () =>
    check({
      "https://youtu.be/dQw4w9WgXcQ?t=90": `${youTube}&start=90`,
      "https://youtu.be/dQw4w9WgXcQ?t=90s": `${youTube}&start=90`,
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s": `${youTube}&start=90`,
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1h2m3s": `${youTube}&start=3723`,
      "https://www.youtube.com/embed/dQw4w9WgXcQ?start=90": `${youTube}&start=90`,
      "https://www.youtube.com/embed/dQw4w9WgXcQ?start=soon": youTube,
      "https://vimeo.com/76979871#t=1m30s": `${vimeo}#t=90s`,
    }));

  test("plays the list that the address names", () =>
    check({
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1": `${youTube}&list=PL1`,
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=<b>": youTube,
      "https://www.youtube.com/playlist?list=PL1":
        "https://www.youtube-nocookie.com/embed/videoseries?autoplay=1&list=PL1",
      "https://www.youtube.com/embed/videoseries?list=PL1":
        "https://www.youtube-nocookie.com/embed/videoseries?autoplay=1&list=PL1",
      "https://www.youtube.com/playlist": undefined,
    }));

  test("is Vimeo's without tracking, with the code of an unlisted video", () =>
    check({
      "https://vimeo.com/76979871": vimeo,
      "https://player.vimeo.com/video/76979871": vimeo,
      "https://vimeo.com/channels/staffpicks/76979871": vimeo,
      "https://vimeo.com/76979871/90e6d75118": vimeo.replace("?", "?h=90e6d75118&"),
      "https://player.vimeo.com/video/76979871?h=90e6d75118&title=0": vimeo.replace("?", "?h=90e6d75118&"),
    }));

  test("is undefined for other sites, and for addresses that only resemble one", () => {
    for (const address of [
      "",
      "https://example.com/watch?v=dQw4w9WgXcQ",
      "https://youtube.com.example.com/watch?v=dQw4w9WgXcQ",
      "https://www.youtube.com/watch?v=short",
      "https://www.youtube.com/@channel",
      "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
      "https://example.com/?https://youtu.be/dQw4w9WgXcQ",
      "https://vimeo.com/about",
    ])
      assert.equal(videoPlayer(address), undefined, address);
  });
});
