import { hasPlatformSanitizer, sanitizeByPlatform } from "./platform.ts";
import { profiles, type ProfileName } from "./profiles.ts";
import { write } from "./write.ts";

export { safeUrl, safeWebUrl } from "./address.ts";

/**
 * The one door through which the suite's HTML enters the page: replaces the content of an element by what the profile
 * lets through (design, section 3). Relative addresses stay relative to the page.
 * @throws when the browser has no sanitizer and ours cannot be loaded; the target is then as it was
 */
export const setServerHtml = (target: Element, html: string, profile: ProfileName): Promise<void> =>
  write(
    target,
    html,
    profiles[profile],
    hasPlatformSanitizer() ? sanitizeByPlatform : import("./purify.ts").then(({ sanitizeByPurify }) => sanitizeByPurify),
  );
