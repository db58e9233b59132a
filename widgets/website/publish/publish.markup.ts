import { own } from "#shared/element/index.ts";

/** What a person presses: the label of the suite's switch, or one of its two buttons. */
export const pressed = ".js_publish_btn";

/** The suite's markup in which a host stands, or the host, which may hold an author's. */
export const blockOf = (host: HTMLElement): HTMLElement => host.closest<HTMLElement>(".js_publish_management") ?? host;

/** Writes the state into the page as the built-in script does. */
export function writePublished(host: HTMLElement, block: HTMLElement, published: boolean): void {
  if (block !== host || block.querySelector(pressed)) {
    block.classList.toggle("css_published", published);
    block.classList.toggle("css_unpublished", !published);
  }
  for (const box of block.querySelectorAll<HTMLInputElement>(`${pressed} input[type=checkbox]`))
    box.checked = published;
  for (
    let around = block.closest("[data-publish]");
    around;
    around = own(around.parentElement!).closest("[data-publish]")
  )
    around.setAttribute("data-publish", published ? "on" : "off");
}
