import { waitUntil } from "@open-wc/testing";
import { signIn } from "../widgets/sign-in.ts";

/** A page in a frame of the test's own, which reaches into it. */
export interface Frame {
  readonly element: HTMLIFrameElement;
  readonly window: Window & typeof globalThis;
  readonly document: Document;
}

/** ms that a page may take for whatever it does */
const patience = 20_000;

/**
 * Two frames are drawn, or the page is left.
 * @throws {Error} where neither happens
 */
async function nextFrame({ window }: Frame, watched: typeof globalThis.watched): Promise<void> {
  let isDrawn = false;
  window.requestAnimationFrame(() => window.requestAnimationFrame(() => (isDrawn = true)));
  const given = { timeout: patience, interval: 4 };
  await waitUntil(() => isDrawn || watched.left, "The page is not drawn", given);
}

/** Whoever has been there before is forgotten, but for what only the suite knows of them. */
async function forget(forTeam: boolean): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await cookieStore.getAll()) if (name) document.cookie = `${name}=; Max-Age=0; Path=/`;
  await (forTeam ? signIn("admin") : fetch("/web/session/logout"));
}

/**
 * Opens a page as somebody new, and waits until it has loaded.
 * @param path on the tests' own origin
 */
export async function openFrame(path: string, forTeam: boolean, width = 800): Promise<Frame> {
  await forget(forTeam);
  const element = document.createElement("iframe");
  element.title = "A page of the tests";
  element.style.cssText = `width: ${width}px; height: 600px; border: 0`;
  element.src = path;
  let isLoaded = false;
  element.addEventListener("load", () => (isLoaded = true), { once: true });
  document.body.append(element);
  await waitUntil(() => isLoaded, `${path} does not load`, { timeout: patience });
  const frame = { element, window: element.contentWindow as Frame["window"], document: element.contentDocument! };
  await quiet(frame);
  return frame;
}

export async function resize(frame: Frame, width: number): Promise<void> {
  frame.element.style.width = `${width}px`;
  await quiet(frame);
}

/** Elements that have not come, load or send. */
const busy = ({ document }: Frame) =>
  [...document.querySelectorAll("*")]
    .filter(({ localName }) => localName.startsWith("suite-"))
    .filter((element) => element.matches(":not(:defined), :state(loading), :state(busy)"));

/**
 * Waits until nothing is asked of any server any more, no element loads, and what came is drawn; or until the page is left.
 * @throws {Error} naming what it waited for in vain
 */
export async function quiet(frame: Frame): Promise<void> {
  const { watched, performance } = frame.window;
  const count = () => watched.ended + performance.getEntriesByType("resource").length;
  const until = Date.now() + patience;
  let before: number;
  // a file that was loaded may ask for another one
  do {
    before = count();
    for (let turn = 0; turn < 3 && !watched.left; turn++) await nextFrame(frame, watched);
    if (Date.now() > until)
      throw new Error(
        `It does not end: ${watched.open} calls, ${busy(frame)
          .map(({ localName }) => localName)
          .join()}`,
      );
  } while (!watched.left && (watched.open > 0 || count() > before || busy(frame).length > 0));
}
