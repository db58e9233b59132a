import { waitFor } from "./wait.mjs";

/** Keys that have no character, by their names. Source: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  Space: " ",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};
const buttons = ["left", "middle", "right"];

function keyNamed(name) {
  const key = codes[name] ?? name;
  if ([...key].length > 1) throw new Error(`There is no key "${name}" (scripts/wtr/webkit/page.mjs)`);
  return key;
}

const down = (value) => ({ type: "keyDown", value });
const up = (value) => ({ type: "keyUp", value });

/** Script that resolves once the page has drawn two frames. */
const drawn = "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))";

/** Returns a script that tests if the page has the preferences of its visitor. */
const hasHeard = ({ colorScheme = "light", reducedMotion = "no-preference" }) =>
  `return matchMedia("(prefers-color-scheme: ${colorScheme}) and (prefers-reduced-motion: ${reducedMotion})").matches`;

/** Returns the part of Playwright's page that the runner's commands use, on top of a WebDriver session. */
export function pageOf({ session, screen }) {
  const perform = (source) => session.post("actions", { actions: [source] });
  const keys = (...actions) => perform({ type: "key", id: "keys", actions });
  const pointer = (...actions) =>
    perform({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
  const move = (x, y) => ({ type: "pointerMove", x, y });
  const press = ({ button = "left" } = {}) => ({ type: "pointerDown", button: buttons.indexOf(button) });
  const release = ({ button = "left" } = {}) => ({ type: "pointerUp", button: buttons.indexOf(button) });
  return {
    keyboard: {
      type: (text) => keys(...[...text].flatMap((key) => [down(key), up(key)])),
      press: (name) => keys(down(keyNamed(name)), up(keyNamed(name))),
      down: (name) => keys(down(keyNamed(name))),
      up: (name) => keys(up(keyNamed(name))),
    },
    mouse: {
      move: (x, y) => pointer(move(x, y)),
      click: (x, y, options) => pointer(move(x, y), press(options), release(options)),
      down: (options) => pointer(press(options)),
      up: (options) => pointer(release(options)),
    },
    /** No window is narrower than 334 px. */
    async setViewportSize(size) {
      const { width, height } = await session.post("window/rect", size);
      await waitFor(`a window of ${width} by ${height} px`, () =>
        session.run(`return innerWidth === ${width} && innerHeight === ${height}`),
      );
      await session.run(drawn);
    },
    /** Sets media features. A feature that is not named is reset, as in Chromium. */
    async emulateMedia({ media, forcedColors, ...preferences }) {
      if (media) throw new Error(`${media} cannot be emulated in WebKitGTK`);
      screen.prefer(preferences);
      await waitFor("what the visitor prefers", () => session.run(hasHeard(preferences)));
      await session.run(drawn);
    },
  };
}
