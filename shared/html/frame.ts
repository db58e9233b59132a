import { ownDocument } from "#shared/element/index.ts";
import { parse } from "./parse.ts";

/** Prefix of every message of `watcher`. */
const prefix = "suite-frame ";

/**
 * Only script of the outer frame. The page's policy applies in the frame as well: if it forbids scripts, the foreign page is never loaded. The
 * browser dispatches a violation by the inner frame at its parent document, the outer frame, which has no other frame. Pages allow this script by its
 * hash (docs/guides/csp.md).
 */
export const watcher = `const say=what=>parent.postMessage("${prefix}"+what,"*");addEventListener("securitypolicyviolation",({effectiveDirective:by})=>/^(frame|child)-src$/.test(by)&&say(by));const page=document.querySelector("template").content.firstChild;page.style.cssText="position:fixed;inset:0;width:100%;height:100%;border:0";document.body.append(page);say("runs")`;

/** Time in ms after the load of a frame in which its message may still arrive: the frame may run in a process of its own. */
const grace = 1000;

const quoted = (text: string): string => `"${text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;

/**
 * Makes a frame with a page of another site, which is not checked: the frame has an origin of its own and no access to the page. It may navigate the
 * page after a press in it. The foreign page is in a second frame inside, so that nothing in its HTML affects `watchFrame`.
 * @param title name of the frame for screen readers
 * @throws if the page's policy does not let HTML become nodes
 */
export function sandboxedFrame(html: string, title: string): HTMLIFrameElement {
  const name = `title=${quoted(title)}`;
  const inner = `<!doctype html><body><template><iframe ${name} srcdoc=${quoted(html)}></iframe></template><script>${watcher}</script>`;
  const nodes = parse()(
    `<iframe ${name} sandbox="allow-forms allow-scripts allow-popups allow-top-navigation-by-user-activation" referrerpolicy="no-referrer" srcdoc=${quoted(inner)}></iframe>`,
    "div",
  );
  return ownDocument.adoptNode(nodes.firstElementChild as HTMLIFrameElement);
}

/**
 * Calls back once if the page's policy, which applies in frames as well, forbids the script of the frame, or its address (`frame-src`), until the
 * signal.
 */
export function watchFrame(frame: HTMLIFrameElement, onBlocked: (reason: string) => void, signal: AbortSignal): void {
  let hasRun = false;
  const end = new AbortController();
  const until = { signal: AbortSignal.any([signal, end.signal]) };
  const block = (reason: string) => {
    if (until.signal.aborted) return;
    end.abort();
    onBlocked(reason);
  };
  addEventListener(
    "message",
    ({ source, data }) => {
      if (source !== frame.contentWindow || !String(data).startsWith(prefix)) return;
      const said = (data as string).slice(prefix.length);
      if (said === "runs") hasRun = true;
      else block(said);
    },
    until,
  );
  frame.addEventListener("load", () => setTimeout(() => hasRun || block("script-src"), grace), {
    ...until,
    once: true,
  });
}
