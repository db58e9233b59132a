import { own } from "#shared/element/index.ts";

/** Selector of the page's controls: the label of the suite's switch, or its two buttons. */
export const controlSelector = ".js_publish_btn";

/** Returns the suite's markup around a host, or the host itself, which may contain the markup of a page author. */
export const blockOf = (host: HTMLElement): HTMLElement => host.closest<HTMLElement>(".js_publish_management") ?? host;

/** Writes the state into the page as the built-in script does. */
export function writePublished(host: HTMLElement, block: HTMLElement, published: boolean): void {
  if (block !== host || block.querySelector(controlSelector)) {
    block.classList.toggle("css_published", published);
    block.classList.toggle("css_unpublished", !published);
  }
  for (const box of block.querySelectorAll<HTMLInputElement>(`${controlSelector} input[type=checkbox]`))
    box.checked = published;
  for (
    let around = block.closest("[data-publish]");
    around;
    around = own(around.parentElement!).closest("[data-publish]")
  )
    around.setAttribute("data-publish", published ? "on" : "off");
}
