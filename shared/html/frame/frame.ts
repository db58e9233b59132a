import { ownDocument } from "../../element/index.ts";
import { parse } from "../parse.ts";

/** What a frame says as soon as its scripts run. */
const runs = "suite-frame-runs";

/**
 * A frame with a page of another site in it, which is not checked: it runs in an origin of its own and reaches nothing of ours. It may leave our
 * page after somebody has pressed something in it.
 * @throws where the page's policy does not let HTML become nodes
 */
export function sandboxedFrame(html: string): HTMLIFrameElement {
  const probe = `<script>parent.postMessage("${runs}","*")</script>`;
  const escaped = (html + probe).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const nodes = parse()(
    `<iframe sandbox="allow-forms allow-scripts allow-popups allow-top-navigation-by-user-activation" referrerpolicy="no-referrer" srcdoc="${escaped}"></iframe>`,
    "div",
  );
  return ownDocument.adoptNode(nodes.firstElementChild as HTMLIFrameElement);
}

/**
 * Calls back once where the page's policy, which holds in its frames as well, forbids the frame's scripts, or the address to which it leads
 * (`frame-src`). Until the signal.
 */
export function watchFrame(frame: HTMLIFrameElement, onBlocked: (reason: string) => void, signal: AbortSignal): void {
  let hasRun = false;
  const end = new AbortController();
  const until = { signal: AbortSignal.any([signal, end.signal]) };
  const block = (reason: string) => {
    end.abort();
    onBlocked(reason);
  };
  addEventListener(
    "message",
    ({ source, data }) => {
      if (source === frame.contentWindow && data === runs) hasRun = true;
    },
    until,
  );
  document.addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective }) => /^(frame|child)-src$/.test(effectiveDirective) && block(effectiveDirective),
    until,
  );
  // its scripts have run before it is loaded; what it says comes one task later at most
  frame.addEventListener("load", () => requestAnimationFrame(() => hasRun || block("script-src")), {
    ...until,
    once: true,
  });
}
