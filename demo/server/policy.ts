/** Content-Security-Policy of every page of the demo: our elements must not need more. */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join("; ");

/** Policy of a catalogue page that shows other catalogue pages in frames. */
export const ownFramesPolicy = `${strictPolicy}; frame-src 'self'`;

/** Hash of the script that detects whether scripts run in a frame (`watcher` of shared/html/frame.ts). */
const probe = "sha256-DHiy2Q02MnLmuHaap+VlL1QNbEQ0gxT6a2yPx7Fx67k=";

/** Policy of pages on which a bank may show a frame, which is under the page's policy. The demo's bank is on the same server. */
export const framesPolicy = ownFramesPolicy.replace("script-src 'self'", `script-src 'self' '${probe}'`);
