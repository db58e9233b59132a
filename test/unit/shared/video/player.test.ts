import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { videoPlayer } from "#shared/video/player.ts";

const youTube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1";
const vimeo = "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1";
const dailymotion = "https://geo.dailymotion.com/player.html?video=x7abcd0&autoplay=1";

function check(players: Readonly<Record<string, string | undefined>>): void {
  for (const [address, player] of Object.entries(players)) assert.equal(videoPlayer(address), player, address);
}

describe("video player", () => {
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
      "https://www.youtube.com/watch/dQw4w9WgXcQ": youTube,
      "https://youtu.be/live/dQw4w9WgXcQ?feature=share": youTube,
      "HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ": youTube,
      // two question marks, from addresses put together by hand
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ?si=abc": youTube,
      "https://www.youtube.com/embed/live_stream?channel=UC4R8DWoMoI7CAwX8_LjQHig":
        "https://www.youtube-nocookie.com/embed/live_stream?autoplay=1&channel=UC4R8DWoMoI7CAwX8_LjQHig",
    }));

  test("needs no scheme in the address of a site that it knows", () =>
    check({
      "www.youtube.com/watch?v=dQw4w9WgXcQ": youTube,
      "youtube.com/embed/dQw4w9WgXcQ": youTube,
      "//www.youtube.com/embed/dQw4w9WgXcQ?rel=0": youTube,
      " youtu.be/dQw4w9WgXcQ?t=90 ": `${youTube}&start=90`,
      "vimeo.com/76979871": vimeo,
      "//player.vimeo.com/video/76979871": vimeo,
      "dai.ly/x7abcd0": dailymotion,
      "film.mp4": undefined,
      "/youtu.be/dQw4w9WgXcQ": undefined,
      "//example.com/youtu.be/dQw4w9WgXcQ": undefined,
    }));

  test("starts at the time of the address", () =>
    check({
      "https://youtu.be/dQw4w9WgXcQ?t=90": `${youTube}&start=90`,
      "https://youtu.be/dQw4w9WgXcQ?t=90s": `${youTube}&start=90`,
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s": `${youTube}&start=90`,
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1h2m3s": `${youTube}&start=3723`,
      "https://www.youtube.com/embed/dQw4w9WgXcQ?start=90": `${youTube}&start=90`,
      "https://www.youtube.com/embed/dQw4w9WgXcQ?start=soon": youTube,
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1M30S": `${youTube}&start=90`,
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1:30": `${youTube}&start=90`,
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=01:02:03": `${youTube}&start=3723`,
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90.7": `${youTube}&start=90`,
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&time_continue=90": `${youTube}&start=90`,
      "https://www.youtube.com/embed/dQw4w9WgXcQ?start=&t=90": `${youTube}&start=90`,
      "https://vimeo.com/76979871#t=1m30s": `${vimeo}#t=90s`,
      "https://vimeo.com/76979871?share=copy#t=1m30.5s": `${vimeo}#t=90s`,
    }));

  test("plays the list of the address", () =>
    check({
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1": `${youTube}&list=PL1`,
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=<b>": youTube,
      "https://www.youtube.com/playlist?list=PL1":
        "https://www.youtube-nocookie.com/embed/videoseries?autoplay=1&list=PL1",
      "https://www.youtube.com/embed/videoseries?list=PL1":
        "https://www.youtube-nocookie.com/embed/videoseries?autoplay=1&list=PL1",
      "https://www.youtube.com/watch?list=PL1":
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
      "https://vimeo.com/76979871/90e6d75118#t=1m": `${vimeo.replace("?", "?h=90e6d75118&")}#t=60s`,
      "https://vimeo.com/manage/videos/76979871/90e6d75118": vimeo.replace("?", "?h=90e6d75118&"),
      "https://vimeo.com/channels/staff-picks/76979871": vimeo,
      "https://vimeo.com/groups/shortfilms/videos/76979871": vimeo,
      "https://vimeo.com/showcase/2838732/video/76979871": vimeo,
      "https://vimeo.com/album/2838732/video/76979871": vimeo,
      // a page of the video, no code
      "https://vimeo.com/76979871/description": vimeo,
      "https://vimeo.com/showcase/2838732": undefined,
      "https://vimeo.com/event/4123456": undefined,
    }));

  test("is that of Dailymotion", () =>
    check({
      "https://www.dailymotion.com/video/x7abcd0": dailymotion,
      "https://www.dailymotion.com/fr/video/x7abcd0_a-title_news": dailymotion,
      "https://dai.ly/x7abcd0": dailymotion,
      "//www.dailymotion.com/embed/video/x7abcd0?mute=1": dailymotion,
      "https://www.dailymotion.com/video/x7abcd0?start=90": `${dailymotion}&startTime=90`,
      "https://www.dailymotion.com/channel/news": undefined,
      "https://www.dailymotion.com/video/": undefined,
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
