import { waitUntil } from "@open-wc/testing";
import { signIn } from "../widgets/sign-in.ts";

/** Page in a frame of the test, which has access to it. */
export interface Frame {
  readonly element: HTMLIFrameElement;
  readonly window: Window & typeof globalThis;
  readonly document: Document;
}

/** Time in ms that a page may take for any step. */
const patience = 20_000;

/**
 * Waits until two frames are drawn, or the page has navigated.
 * @throws {Error} if neither happens
 */
async function nextFrame({ window }: Frame, watched: typeof globalThis.watched): Promise<void> {
  let isDrawn = false;
  window.requestAnimationFrame(() => window.requestAnimationFrame(() => (isDrawn = true)));
  const given = { timeout: patience, interval: 4 };
  await waitUntil(() => isDrawn || watched.left, "The page is not drawn", given);
}

/** Clears cookies and storage of earlier visitors; the suite keeps its data. */
async function forget(forTeam: boolean): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await cookieStore.getAll()) if (name) document.cookie = `${name}=; Max-Age=0; Path=/`;
  await (forTeam ? signIn("admin") : fetch("/web/session/logout"));
}

/**
 * Opens a page as a new visitor, and waits until it has loaded.
 * @param path path on the tests' own origin
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

/** Returns elements that have not been defined, or that are loading or sending. */
const busy = ({ document }: Frame) =>
  [...document.querySelectorAll("*")]
    .filter(({ localName }) => localName.startsWith("suite-"))
    .filter((element) => element.matches(":not(:defined), :state(loading), :state(busy)"));

/**
 * Waits until no request is pending, no element is loading, and the page is drawn; or until the page has navigated.
 * @throws {Error} with the pending requests and elements
 */
export async function quiet(frame: Frame): Promise<void> {
  const { watched, performance } = frame.window;
  const count = () => watched.ended + performance.getEntriesByType("resource").length;
  const until = Date.now() + patience;
  let before: number;
  // a loaded file may request another one
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
