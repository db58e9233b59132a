import { own } from "../../../shared/element/index.ts";

/** What a person presses: the label of the suite's switch, or one of its two buttons. */
export const pressed = ".js_publish_btn";

/** Writes the state into the page as the stock script does (behaviour/website-misc.md items 11, 13). */
export function writePublished(host: HTMLElement, published: boolean): void {
  const block = host.closest(".js_publish_management") ?? (host.querySelector(pressed) && host);
  block?.classList.toggle("css_published", published);
  block?.classList.toggle("css_unpublished", !published);
  for (const box of host.querySelectorAll<HTMLInputElement>(`${pressed} input[type=checkbox]`)) box.checked = published;
  for (
    let around = host.closest("[data-publish]");
    around;
    around = own(around.parentElement!).closest("[data-publish]")
  )
    around.setAttribute("data-publish", published ? "on" : "off");
}
