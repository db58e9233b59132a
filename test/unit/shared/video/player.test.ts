import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { videoPlayer } from "../../../../shared/video/player.ts";

describe("the player of a video", () => {
  test("is YouTube's without cookies", () => {
    for (const address of [
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      "https://youtube.com/watch?list=1&v=dQw4w9WgXcQ&t=3",
      "http://m.youtube.com/watch?v=dQw4w9WgXcQ",
      "https://youtu.be/dQw4w9WgXcQ?t=3",
      "https://www.youtube.com/embed/dQw4w9WgXcQ",
      "https://www.youtube.com/shorts/dQw4w9WgXcQ",
    ])
      assert.equal(videoPlayer(address), "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1", address);
  });

  test("is Vimeo's, which is asked not to track", () => {
    for (const address of [
      "https://vimeo.com/76979871",
      "https://player.vimeo.com/video/76979871",
      "https://vimeo.com/channels/staffpicks/76979871#t=3",
    ]) {
      assert.equal(videoPlayer(address), "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1", address);
    }
  });

  test("is none for other sites, and for what only looks like one", () => {
    for (const address of [
      "",
      "https://example.com/watch?v=dQw4w9WgXcQ",
      "https://youtube.com.example.com/watch?v=dQw4w9WgXcQ",
      "https://www.youtube.com/watch?v=short",
      "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
      "https://example.com/?https://youtu.be/dQw4w9WgXcQ",
      "https://vimeo.com/about",
    ])
      assert.equal(videoPlayer(address), undefined, address);
  });
});
