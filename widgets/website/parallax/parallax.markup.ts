import { ownDocument } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { markInserted } from "#shared/ui/index.ts";

const copied = ["background-image", "background-position", "background-size", "background-repeat"] as const;

/** Returns the section of a host and its background element. Until the signal, a section whose background is a style gets an element with a copy of the background. */
export function backgroundIn(
  host: HTMLElement,
  signal: AbortSignal,
): { section: HTMLElement; background: HTMLElement } {
  const found = host.querySelector<HTMLElement>(".s_parallax_bg,:scope>img:first-child");
  const section = found?.parentElement ?? (host.firstElementChild as HTMLElement | null) ?? host;
  if (found) return { section, background: found };
  const background = ownDocument.createElement("span");
  const styles = getComputedStyle(section);
  background.className = "s_parallax_bg";
  markInserted(background);
  for (const name of copied) background.style.setProperty(name, styles.getPropertyValue(name));
  section.prepend(background);
  untilAbort(signal, () => background.remove());
  return { section, background };
}
