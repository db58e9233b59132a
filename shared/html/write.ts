import { finish } from "./finish.ts";
import { maskInline, unmaskInline } from "./inline.ts";
import type { Sanitize } from "./platform.ts";
import type { Profile } from "./profile.ts";

const latest = new WeakMap<Element, object>();

/** Replaces the target's content; the last call for a target wins, however long its sanitizer takes to load. */
export async function write(
  target: Element,
  html: string,
  profile: Profile,
  sanitizer: Sanitize | Promise<Sanitize>,
  base?: string,
): Promise<void> {
  const turn = {};
  latest.set(target, turn);
  const sanitize = await sanitizer;
  if (latest.get(target) !== turn) return;
  const content = sanitize(maskInline(html), target.localName, profile);
  unmaskInline(content); // before the last checks, which shall see what comes into the page
  finish(content, profile, base);
  target.replaceChildren(...content.childNodes);
  await profile.polish?.(target);
}
