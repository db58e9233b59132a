import { atEnd, classed, make, on, onPress, write } from "./page/page.ts";

/** What elements of ours or the stock pages' configurator send (behaviour/shop-cart-checkout.md item 39). */
const others = "#add_to_cart,.oe_product_cart *,#registration_form *";

/** The button is disabled and turns a sign, in place of its own if it has one, until the browser brings the page back as it was left. */
function wait(button: HTMLElement, isDisabled: boolean, name: string | false) {
  const content = [...button.childNodes];
  const icon = button.querySelector('[class*="fa-"]') ?? make("span", "");
  const { className } = icon;
  const disable = (now: boolean) => {
    if (!isDisabled) return;
    classed(button, "disabled", now);
    write(button, { "aria-disabled": now ? "true" : null });
  };
  const undo = () => {
    icon.className = className;
    button.replaceChildren(...content);
    disable(false);
  };
  if (name) {
    if (!className) button.prepend(icon, " ");
    icon.className = `fa ${name} fa-spin`;
  }
  disable(true);
  window.addEventListener("pageshow", undo, { once: true });
  atEnd(undo);
}

/** Links that send their form, and buttons that say that it is on its way. */
export function submit(): void {
  on("click", "a.disabled,[aria-disabled=true]", (_, event) => event.preventDefault());
  onPress(`a.a-submit:not(${others})`, (link) => {
    const form = link.closest("form");
    if (!form) return;
    const { requestSubmit, checkValidity } = HTMLFormElement.prototype;
    requestSubmit.call(form);
    const isDisabled = link.matches(".a-submit-disable");
    const isLoading = link.matches(".a-submit-loading");
    if ((form.noValidate || checkValidity.call(form)) && (isDisabled || isLoading))
      wait(link, isDisabled, isLoading && "fa-cog");
  });
  on("click", ".js_disable_on_click:not(.disabled)", (button) => wait(button, true, false));
  on("submit", ".js_website_submit_form", (form) => {
    const buttons = Element.prototype.querySelectorAll.call(form, ":is([type=submit],a.a-submit):not(.disabled)");
    for (const button of buttons) wait(button as HTMLElement, true, "fa-spinner");
  });
}
