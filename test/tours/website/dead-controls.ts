import type { Visitor } from "../demo.ts";

/**
 * What somebody can press that does nothing by itself. Not of them: what shows its hint without a press, and what the browser opens.
 */
const controls = `:is(
  [data-toggle], [data-dismiss], [data-slide], [data-slide-to], a[href="#"], a[href=""], button:not(form button), [type="button"], [role="button"]
):not([data-toggle="tooltip"], [popovertarget])`;

/** What a page was found to be. */
interface Pressed {
  /** How many controls were pressed. */
  readonly count: number;
  /** Those that did nothing, each with the path of its page. */
  readonly dead: readonly string[];
}

/**
 * Runs in the page: presses every control that a visitor can see, those too that come into view by it, and tells which do nothing: neither
 * change the page nor take the event, nor lead anywhere.
 */
async function pressAll(selector: string): Promise<Pressed> {
  // a function that has a name would need the compiler's help, which is not in the page
  const press = {
    answers: 0,
    pressed: new Set<Element>(),
    /** Markup of what came later: what replaces a control is not pressed for ever. */
    known: new Set<string>(),
    handleEvent(event: Event) {
      if (event.type === "click") {
        if (event.defaultPrevented) this.answers++;
        return;
      }
      // nothing leads away, and that it would is an answer, but for "#"
      const { destination, cancelable } = event as NavigateEvent;
      if (!destination.sameDocument || new URL(destination.url).hash) this.answers++;
      if (cancelable) event.preventDefault();
    },
    frames() {
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    isFree(control: Element) {
      // calendars of a survey that nobody fills in ignore presses (behaviour/survey.md item 3)
      const off = ':disabled,.disabled,[aria-disabled="true"],.input-group:has(input:disabled)';
      // one of several that is chosen already
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
    /** Closes what covers the page. */
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
    // most answer at once
    await Promise.resolve();
    if (!press.answers) await press.frames();
    if (!press.answers) dead.push(`${location.pathname}: ${markup.slice(0, 160)}`);
  }
  changes.disconnect();
  return { count: press.pressed.size, dead };
}

/** Waits until all that the page will adopt is adopted, what is out of view in idle time too, and its code has come. */
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

/** Presses all that can be pressed on the page that a visitor has open. Nothing leads away from it any more by a press. */
export async function pressOn(visit: Visitor): Promise<Pressed> {
  await settle(visit);
  return visit.page.evaluate(pressAll, controls);
}
