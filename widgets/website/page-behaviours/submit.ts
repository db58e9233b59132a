import { atEnd, classed, make, on, write } from "../common/page/page.ts";

/** What elements of ours or the stock pages' configurator send (behaviour/shop-cart-checkout.md item 39). */
const others = "#add_to_cart,.oe_product_cart *,#registration_form *";

/** The button is disabled and says by a sign that it waits, until the browser brings the page back as it was left. */
function wait(button: HTMLElement, isDisabled: boolean, name?: string) {
  const content = [...button.childNodes];
  const old = name === "fa-cog" && button.querySelector('[class*="fa-"]');
  const spinner = make("span", `fa ${name} fa-spin`);
  spinner.ariaHidden = "true";
  if (old) old.replaceWith(spinner);
  else if (name) button.prepend(spinner, " ");
  if (isDisabled) {
    classed(button, "disabled", true);
    write(button, { "aria-disabled": "true" });
  }
  const undo = () => {
    if (old) spinner.replaceWith(old);
    else button.replaceChildren(...content);
    if (!isDisabled) return;
    classed(button, "disabled", false);
    write(button, { "aria-disabled": null });
  };
  window.addEventListener("pageshow", undo, { once: true });
  atEnd(undo);
}

/** Links that send their form, and buttons that say that it is on its way. */
export function submit(): void {
  on("click", "a.disabled,[aria-disabled=true]", (_, event) => event.preventDefault());
  on("click", `a.a-submit:not(${others})`, (link, event) => {
    event.preventDefault();
    const form = link.closest("form");
    if (!form) return;
    const { requestSubmit, checkValidity } = HTMLFormElement.prototype;
    requestSubmit.call(form);
    const isDisabled = link.matches(".a-submit-disable");
    const isLoading = link.matches(".a-submit-loading");
    if ((form.noValidate || checkValidity.call(form)) && (isDisabled || isLoading))
      wait(link, isDisabled, isLoading ? "fa-cog" : undefined);
  });
  on("click", ".js_disable_on_click:not(.disabled)", (button) => wait(button, true));
  on("submit", ".js_website_submit_form", (form) => {
    const buttons = Element.prototype.querySelectorAll.call(form, ":is([type=submit],a.a-submit):not(.disabled)");
    for (const button of buttons) wait(button as HTMLElement, true, "fa-spinner");
  });
}
