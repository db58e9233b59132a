import { fixture } from "@open-wc/testing";
import { until } from "../shared/state/visitor.ts";

/** Addresses of frames are never asked for: nothing in a test comes from elsewhere. */
export function blockFrames(): void {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "frame-src 'none'";
  document.head.append(policy);
}

/** Whether what plays in a frame may lead the page elsewhere. */
export const leadsAway = ({ sandbox }: HTMLIFrameElement): boolean =>
  !sandbox.length || [...sandbox].some((right) => right.startsWith("allow-top-navigation"));

/** @param tag the element that is waited for, where it is not the first in the markup */
export async function place(html: string, tag?: string): Promise<HTMLElement> {
  const first = (await fixture<HTMLElement>(`<div>${html}</div>`)).firstElementChild as HTMLElement;
  const host = tag ? first.querySelector(tag)! : first;
  await until(() => host.matches(":state(ready),:state(error)"));
  return first;
}

export const part = <T extends HTMLElement = HTMLElement>(host: Element, name: string): T | null =>
  host.shadowRoot!.querySelector<T>(`[part~="${name}"]`);
