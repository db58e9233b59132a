import { own } from "#shared/element/index.ts";
import { loadCopies, markInserted, noteBefore } from "./copies.ts";
import { all, around, atEnd, classed, each, make, on, onPress, write } from "./page/run.ts";

/** What elements of ours or the built-in pages' configurator send. */
const others = "#add_to_cart,.oe_product_cart *,#registration_form *";

/** The frame of the page that an answer goes into: what is pressed names it, or the form around that. */
function frameOf(pressed: Element) {
  const element = around(pressed, "[formtarget],[target]");
  const name = element && (own(element).getAttribute("formtarget") ?? own(element).getAttribute("target"));
  return all("iframe").find((frame) => name && frame.getAttribute("name") === name);
}

/** Milliseconds in which a slow suite responds; a form that is sent again is stored twice. */
const patience = 30_000;

/** What gives a button back that waits. */
const waits = new WeakMap<HTMLElement, () => void>();

/**
 * The button is disabled and turns a sign, in place of its own if it has one, until the browser brings the page back as it was left, or the
 * frame has the answer. Where the answer goes to a new tab, or sending fails, no event says so: the button then waits for `patience`.
 */
function wait(button: HTMLElement, isDisabled: boolean, name: string | false, pressed: Element = button) {
  if (waits.has(button)) return;
  const content = [...button.childNodes];
  const icon = button.querySelector('[class*="fa-"]') ?? make("span", "");
  const { className } = icon;
  const takeBacks = [isDisabled && noteBefore(button, ["class", "aria-disabled"]), name && noteBefore(icon, ["class"])];
  const disable = (now: boolean) => {
    if (!isDisabled) return;
    classed(button, "disabled", now);
    write(button, { "aria-disabled": now ? "true" : null });
  };
  const undo = () => {
    if (waits.get(button) !== undo) return;
    waits.delete(button);
    icon.className = className;
    button.replaceChildren(...content);
    disable(false);
    for (const takeBack of takeBacks) if (takeBack) takeBack();
  };
  waits.set(button, undo);
  if (name) {
    if (!className) {
      const sign = make("span", "");
      sign.append(icon, " ");
      markInserted(sign);
      button.prepend(sign);
    }
    icon.className = `fa ${name} fa-spin`;
  }
  disable(true);
  window.addEventListener("pageshow", undo, { once: true });
  frameOf(pressed)?.addEventListener("load", undo, { once: true });
  setTimeout(undo, patience);
  atEnd(undo);
}

/** Sends a form. @returns its event; undefined: the form is not valid */
function send(form: HTMLFormElement): SubmitEvent | undefined {
  let event: SubmitEvent | undefined;
  const note = (sent: SubmitEvent) => void (sent.target === form && (event = sent));
  window.addEventListener("submit", note, true);
  own(form).requestSubmit();
  window.removeEventListener("submit", note, true);
  return event;
}

/** Links that send their form, and buttons that say that it is on its way. */
export function submit(): void {
  each(".a-submit,.js_website_submit_form,.js_disable_on_click", loadCopies);
  on("click", "a.disabled,[aria-disabled=true]", (_, event) => event.preventDefault());
  onPress(`a.a-submit:not(${others})`, (link) => {
    const form = link.closest("form");
    if (!form || waits.has(link)) return;
    const event = send(form);
    const isDisabled = link.matches(".a-submit-disable");
    const isLoading = link.matches(".a-submit-loading");
    // a link without such a class sends once, unless the page sends by itself or the response goes to another frame
    const isLeft = event && !event.defaultPrevented && !own(form).hasAttribute("target");
    if (isLeft || (event && (isDisabled || isLoading))) wait(link, isDisabled, isLoading && "fa-cog");
  });
  on("click", ".js_disable_on_click:not(.disabled)", (button) => wait(button, true, false));
  on("submit", ".js_website_submit_form", (form, { submitter }) => {
    const buttons = own(form).querySelectorAll<HTMLElement>(":is([type=submit],a.a-submit):not(.disabled)");
    for (const button of buttons) wait(button, true, "fa-spinner", submitter ?? form);
  });
}
