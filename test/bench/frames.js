// Runs in the page before its own scripts: counts frames for a number of ms. Plain JavaScript, as in observe.js.
// `moving` and `counting` prove that the page moves: mean numbers of carousels and counters that have changed in three frames (a number
// changes in every third frame), measured in three of ten frames, since measuring takes time, too.
window.animated = async (ms) => {
  const tracks = [...document.querySelectorAll("suite-carousel")].map(({ shadowRoot }) =>
    shadowRoot.querySelector(".track"),
  );
  const counters = [...document.querySelectorAll("suite-counter")].map(({ shadowRoot }) =>
    shadowRoot.querySelector("[part=counted]"),
  );
  const look = () => [tracks.map(({ style }) => style.transform), counters.map(({ textContent }) => textContent)];
  const changed = (before, after) => after.filter((value, place) => value !== before[place]).length;
  const frame = () => new Promise(requestAnimationFrame);

  const began = await frame();
  let [last, frames, slow, moving, counting] = [began, 0, 0, 0, 0];
  let before;
  for (; last - began < ms; frames++) {
    const now = await frame();
    if (now - last > 20) slow++;
    last = now;
    const at = frames % 10;
    const seen = at === 0 || at === 3 ? look() : before;
    if (at === 3) {
      moving += changed(before[0], seen[0]);
      counting += changed(before[1], seen[1]);
    }
    before = seen;
  }
  const looks = Math.floor((frames + 6) / 10);
  return {
    slow: (slow / frames) * 100,
    perSecond: (frames / (last - began)) * 1000,
    moving: moving / looks,
    counting: counting / looks,
  };
};
