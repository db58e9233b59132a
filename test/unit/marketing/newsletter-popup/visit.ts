import { createPopup } from "#marketing/newsletter-popup/newsletter-popup.store.ts";
import { type PopupProps, type PopupStore } from "#marketing/newsletter-popup/newsletter-popup.types.ts";
import { watch } from "#marketing/newsletter-popup/trigger.ts";
import { pageRegistry, shared } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { createPopupQueue, popupQueue } from "#shared/state/popup-queue.ts";
import { createHost } from "#test/unit/shared/state/host.ts";
import type { RunningSuite } from "#test/unit/shared/state/suite.ts";
import { ThreeScreens } from "./three-screens.ts";

let readers = 0;

/** New visitor on a page on which popups can be placed. */
export class Visit {
  readonly page = new ThreeScreens();
  readonly jar = new Map<string, string>();
  readonly email = `reader${++readers}@example.com`;
  /** True while a dialog of the page is open. */
  dialog = false;
  touch = false;
  /** Addresses to which the visitor was redirected; `letsOpen` is false if the browser blocks new tabs. */
  readonly visited: string[] = [];
  letsOpen = true;
  readonly #suite: RunningSuite;

  constructor(suite: RunningSuite) {
    this.#suite = suite;
    suite.calls.length = 0;
    suite.garbled = false;
    suite.session = "";
    pageRegistry().stores?.clear();
    shared("attention", () => createPopupQueue(() => this.dialog));
  }

  place(props: Partial<PopupProps> = {}, editing = false) {
    const host = createHost<PopupProps>(this.#suite.origin, {
      listId: 1,
      trigger: "exit",
      mobileTrigger: "",
      ...props,
    });
    host.editing.set(editing);
    const go = (address: string) => {
      this.visited.push(address);
      return this.letsOpen;
    };
    const loadOffer = () => Promise.resolve({ safeWebUrl, go, popupQueue, watch });
    return { host, ...createPopup(host, { page: this.page, touch: this.touch, cookies: this.jar, loadOffer }) };
  }

  /** Places a popup whose trigger is being watched. */
  async armed(props?: Partial<PopupProps>) {
    const popup = this.place(props);
    await this.page.isWatched();
    return popup;
  }

  leave() {
    this.page.happen("mouseleave");
  }

  async subscribe({ form }: Pick<PopupStore, "form">) {
    form.type(this.email);
    await form.submit();
  }
}
