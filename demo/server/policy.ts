/** Content-Security-Policy of every page of the demo: our elements must need nothing more. */
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

/** For a page of the catalogue that shows others of them in frames. */
export const ownFramesPolicy = `${strictPolicy}; frame-src 'self'`;

/** Hash of the script by which our elements learn whether scripts run in a frame (`watcher` of shared/html/frame.ts). */
const probe = "sha256-DHiy2Q02MnLmuHaap+VlL1QNbEQ0gxT6a2yPx7Fx67k=";

/** Where a bank may ask the holder of a card in a frame, which is under the page's policy. The demo's bank is on the same server. */
export const framesPolicy = ownFramesPolicy.replace("script-src 'self'", `script-src 'self' '${probe}'`);
