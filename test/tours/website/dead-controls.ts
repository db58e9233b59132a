import type { Visitor } from "../demo.ts";

/** Selector of controls that need a script; excludes tooltips, which need no press, and popovers, which the browser opens. */
const controls = `:is(
  [data-toggle], [data-dismiss], [data-slide], [data-slide-to], a[href="#"], a[href=""], button:not(form button), [type="button"], [role="button"]
):not([data-toggle="tooltip"], [popovertarget])`;

/**
 * Runs in the page: presses each visible control, including those that appear by a press, and returns the markup of those without an
 * effect, each after the path of its page: they neither change the page, nor prevent the event, nor navigate.
 */
async function pressAll(selector: string): Promise<string[]> {
  // methods of an object: the compiler wraps named functions in a helper, which the page does not have
  const press = {
    answers: 0,
    pressed: new Set<Element>(),
    /** Markup of controls that appeared later: prevents an endless loop if a control replaces itself. */
    known: new Set<string>(),
    handleEvent(event: Event) {
      if (event.type === "click") {
        if (event.defaultPrevented) this.answers++;
        return;
      }
      // prevents the navigation and counts it as an effect, except to "#"
      const { destination, cancelable } = event as NavigateEvent;
      if (!destination.sameDocument || new URL(destination.url).hash) this.answers++;
      if (cancelable) event.preventDefault();
    },
    frames() {
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    isFree(control: Element) {
      // calendars of a finished survey ignore presses
      const off = ':disabled,.disabled,[aria-disabled="true"],.input-group:has(input:disabled)';
      // the current one of several choices
      const chosen = '[aria-selected="true"],[aria-pressed="true"]:is(:has(~ [aria-pressed]), [aria-pressed] ~ *)';
      return control.checkVisibility({ visibilityProperty: true }) && !control.closest(off) && !control.matches(chosen);
    },
    next() {
      const left = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (control) => !this.pressed.has(control) && !this.known.has(control.outerHTML) && this.isFree(control),
      );
      const open = left.filter((control) => !control.closest("[inert]"));
      return { next: open[0], isCovered: left.length > open.length };
    },
    /** Closes a dialog over the page. */
    async escape() {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, composed: true }));
      await this.frames();
      return this.next().next;
    },
  };
  const first = new Set(document.querySelectorAll(selector));
  navigation.addEventListener("navigate", press);
  addEventListener("click", press);
  const changes = new MutationObserver(() => press.answers++);
  changes.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  const dead: string[] = [];
  for (;;) {
    const { next, isCovered } = press.next();
    const control = next ?? (isCovered ? await press.escape() : undefined);
    if (!control) break;
    press.pressed.add(control);
    const markup = control.outerHTML;
    if (!first.has(control)) press.known.add(markup);
    await press.frames();
    changes.takeRecords();
    press.answers = 0;
    control.click();
    // most controls act synchronously
    await Promise.resolve();
    if (!press.answers) await press.frames();
    if (!press.answers) dead.push(`${location.pathname}: ${markup.slice(0, 160)}`);
  }
  changes.disconnect();
  return dead;
}

/** Waits until all elements of the page are adopted and ready, including those outside of the window, which load in idle time. */
async function settle({ page, quiet }: Visitor): Promise<void> {
  const count = () => page.locator("*").count();
  let before: number;
  do {
    before = await count();
    await quiet();
    await page.waitForFunction(
      () =>
        new Promise((done) =>
          requestIdleCallback(() =>
            done(
              [...document.querySelectorAll("*")].every(
                (element) => !element.localName.startsWith("suite-") || element.matches(":state(ready)"),
              ),
            ),
          ),
        ),
    );
  } while ((await count()) > before);
}

/** Presses all controls of the visitor's open page; prevents all navigation. Returns those without an effect. */
export async function pressOn(visit: Visitor): Promise<string[]> {
  await settle(visit);
  return visit.page.evaluate(pressAll, controls);
}
