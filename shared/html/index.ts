import { hasPlatformSanitizer, sanitizeByPlatform } from "./platform.ts";
import type { Profile } from "./profile.ts";
import { write } from "./write.ts";

export { pagePath, safeUrl, safeWebUrl } from "./address.ts";
export { fromPage, navigate, openEmptyWindow, openWindow, reloadPage, submitForm, writeAddress } from "./navigate.ts";
export type { Profile } from "./profile.ts";

/**
 * Replaces the content of an element by HTML of the suite, reduced to what a profile allows: `message.ts` or `fragment.ts`. The suite's HTML
 * enters the page by this function alone.
 * @param base address that relative addresses are resolved against; the page by default
 * @throws if the browser has no sanitizer and ours cannot be loaded; the target is then unchanged
 */
export const setServerHtml = (target: Element, html: string, profile: Profile, base?: string): Promise<void> =>
  write(
    target,
    html,
    profile,
    hasPlatformSanitizer()
      ? sanitizeByPlatform
      : import("./purify.ts").then(({ sanitizeByPurify }) => sanitizeByPurify),
    base,
  );

/** Returns true for media types that browsers show in an `img`, where no code of a file runs. Other types of images are downloads. */
export const isPicture = (mimetype: string): boolean =>
  /^image\/(avif|bmp|gif|jpe?g|png|svg\+xml|webp|x-icon)$/i.test(mimetype);
