import { hasPlatformSanitizer, sanitizeByPlatform } from "./platform.ts";
import type { Profile } from "./profile.ts";
import { write } from "./write.ts";

export { pagePath, safeUrl, safeWebUrl } from "./address.ts";
export { fromPage, navigate, openWindow, reloadPage, submitForm, writeAddress } from "./navigate.ts";
export { isPicture } from "./picture.ts";
export type { Profile } from "./profile.ts";

/**
 * The one door through which the suite's HTML enters the page: replaces the content of an element by what the profile
 * lets through (design, section 3): `message.ts` or `fragment.ts`.
 * @param base what relative addresses are relative to; without it, the page
 * @throws when the browser has no sanitizer and ours cannot be loaded; the target is then as it was
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
