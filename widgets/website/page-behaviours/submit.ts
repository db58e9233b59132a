import { own } from "#shared/element/index.ts";
import { loadCopies, markInserted, recordBefore } from "./copies.ts";
import { all, around, atEnd, classed, each, make, on, onPress, write } from "./page/run.ts";

/** Selector of links that other elements or the product configurator of the built-in pages handle. */
const others = "#add_to_cart,.oe_product_cart *,#registration_form *";

/** Returns the frame of the page that receives the response: the pressed control or its form names the frame. */
function frameOf(pressed: Element) {
  const element = around(pressed, "[formtarget],[target]");
  const name = element && (own(element).getAttribute("formtarget") ?? own(element).getAttribute("target"));
  return all("iframe").find((frame) => name && frame.getAttribute("name") === name);
}

/** Time after which a button is released, in ms; long, because the suite stores a form again that is sent again. */
const timeout = 30_000;

/** Functions that release busy buttons. */
const releases = new WeakMap<HTMLElement, () => void>();

/**
 * Makes a button busy until the browser restores the page from its cache, or the frame receives the response: disables the button and turns an
 * icon in place of the button's own. No event reports a response in a new tab or a failed submission: the button is then released after
 * `timeout`.
 */
function hold(button: HTMLElement, isDisabled: boolean, name: string | false, pressed: Element = button) {
  if (releases.has(button)) return;
  const content = [...button.childNodes];
  const icon = button.querySelector('[class*="fa-"]') ?? make("span", "");
  const { className } = icon;
  const deletions = [
    isDisabled && recordBefore(button, ["class", "aria-disabled"]),
    name && recordBefore(icon, ["class"]),
  ];
  const ended = new AbortController();
  const disable = (now: boolean) => {
    if (!isDisabled) return;
    classed(button, "disabled", now);
    write(button, { "aria-disabled": now ? "true" : null });
  };
  const release = () => {
    if (releases.get(button) !== release) return;
    releases.delete(button);
    ended.abort();
    icon.className = className;
    button.replaceChildren(...content);
    disable(false);
    for (const forget of deletions) if (forget) forget();
  };
  releases.set(button, release);
  if (name) {
    if (!className) {
      const wrapper = make("span", "");
      wrapper.append(icon, " ");
      markInserted(wrapper);
      button.prepend(wrapper);
    }
    icon.className = `fa ${name} fa-spin`;
  }
  disable(true);
  window.addEventListener("pageshow", ({ persisted }) => persisted && release(), { signal: ended.signal });
  frameOf(pressed)?.addEventListener("load", release, { once: true });
  setTimeout(release, timeout);
  atEnd(release);
}

/** Sends a form. Returns its submit event; undefined if the form is invalid. */
function send(form: HTMLFormElement): SubmitEvent | undefined {
  let event: SubmitEvent | undefined;
  const record = (sent: SubmitEvent) => void (sent.target === form && (event = sent));
  window.addEventListener("submit", record, true);
  own(form).requestSubmit();
  window.removeEventListener("submit", record, true);
  return event;
}

/** Handles links that send their form, and buttons that are busy while it is sent. */
export function submit(): void {
  each(".a-submit,.js_website_submit_form,.js_disable_on_click", loadCopies);
  on("click", "a.disabled,[aria-disabled=true]", (_, event) => event.preventDefault());
  onPress(`a.a-submit:not(${others})`, (link) => {
    const form = link.closest("form");
    if (!form || releases.has(link)) return;
    const event = send(form);
    const isDisabled = link.matches(".a-submit-disable");
    const isLoading = link.matches(".a-submit-loading");
    // a link without such a class sends once, unless the page itself sends or the response goes to another frame
    const navigates = event && !event.defaultPrevented && !own(form).hasAttribute("target");
    if (navigates || (event && (isDisabled || isLoading))) hold(link, isDisabled, isLoading && "fa-cog");
  });
  on("click", ".js_disable_on_click:not(.disabled)", (button) => hold(button, true, false));
  on("submit", ".js_website_submit_form", (form, { submitter }) => {
    const buttons = own(form).querySelectorAll<HTMLElement>(":is([type=submit],a.a-submit):not(.disabled)");
    for (const button of buttons) hold(button, true, "fa-spinner", submitter ?? form);
  });
}
