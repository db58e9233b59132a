import { fixture } from "@open-wc/testing";
import { until } from "../shared/state/visitor.ts";

/** Blocks frames: tests load nothing from other sites. */
export function blockFrames(): void {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "frame-src 'none'";
  document.head.append(policy);
}

/** Returns true if content of a frame may navigate the page. */
export const leadsAway = ({ sandbox }: HTMLIFrameElement): boolean =>
  !sandbox.length || [...sandbox].some((right) => right.startsWith("allow-top-navigation"));

/** Inserts markup and waits for its element. @param tag of the element, if it is not the first one in the markup */
export async function place(html: string, tag?: string): Promise<HTMLElement> {
  const first = (await fixture<HTMLElement>(`<div>${html}</div>`)).firstElementChild as HTMLElement;
  const host = tag ? first.querySelector(tag)! : first;
  await until(() => host.matches(":state(ready),:state(error)"));
  return first;
}

export const part = <T extends HTMLElement = HTMLElement>(host: Element, name: string): T | null =>
  host.shadowRoot!.querySelector<T>(`[part~="${name}"]`);
