import { expect, fixture, html, oneEvent, waitUntil } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import welcomePopup from "#marketing/welcome-popup/welcome-popup.element.ts";
import { define } from "#shared/element/index.ts";

define(welcomePopup);

type Popup = HTMLElement & { open(): void; close(): void };
const cookie = `${location.hostname}_sh_swp_model_popup_cookie`;
const dialog = (host: Element) => host.shadowRoot!.querySelector("dialog")!;
const part = (host: Element, name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`);
const opened = (host: Element) => waitUntil(() => dialog(host)?.matches(":modal"), "it does not open");
const closed = (host: Element) =>
  waitUntil(() => !host.matches(":state(open)") && !dialog(host).open, "it does not close");

describe("suite-welcome-popup", () => {
  beforeEach(() => void (document.cookie = `${cookie}=; path=/; max-age=0`));

  it("shows its content, named by its heading, and never twice a day", async () => {
    const host = await fixture<Popup>(
      html`<suite-welcome-popup><h2>Winter sale</h2><p>A tenth off</p></suite-welcome-popup>`,
    );
    const written = host.outerHTML;
    await opened(host);
    expect(dialog(host).getAttribute("aria-label")).to.equal("Winter sale");
    expect(host.querySelector("p")!.checkVisibility()).to.equal(true);
    expect(document.cookie).to.contain(`${cookie}=swp_shown`);
    await expect(host).to.be.accessible();
    const hidden = oneEvent(host, "suite-popup-hide");
    part(host, "refuse")!.click();
    await hidden;
    await closed(host);
    expect(host.querySelector("p")!.checkVisibility()).to.equal(false);
    expect(host.outerHTML).to.equal(written);

    const again = await fixture<Popup>(html`<suite-welcome-popup>Hello</suite-welcome-popup>`);
    await waitUntil(() => again.matches(":state(ready)"), "not ready");
    again.open();
    await opened(again);
    expect(dialog(again).getAttribute("aria-label")).to.equal("Welcome");
    await sendKeys({ press: "Escape" });
    await closed(again);
  });

  it("stays closed when the page cancels it, and opens on a later page", async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    const asked = oneEvent(page, "suite-popup-show");
    page.addEventListener("suite-popup-show", (event) => event.preventDefault(), { once: true });
    page.innerHTML = "<suite-welcome-popup>Hello</suite-welcome-popup>";
    const host = page.querySelector<Popup>("suite-welcome-popup")!;
    await asked;
    expect(host.matches(":state(open)")).to.equal(false);
    expect(document.cookie).not.to.contain(cookie);
    host.open();
    await opened(host);
  });

  it("adopts the built-in theme's dialog without its frame, and its own button", async () => {
    const page =
      await fixture<HTMLElement>(html`<div><style>.modal { display: none; position: fixed; }</style><suite-welcome-popup>
        <div id="sh_swp_model_popup" class="modal">
          <div class="modal-dialog"><div class="modal-content">
            <button type="button" class="close" data-dismiss="modal">×</button>
            <h3>Hello</h3>
            <button type="button" class="btn" data-dismiss="modal">No, thanks</button>
          </div></div>
        </div>
      </suite-welcome-popup></div>`);
    const host = page.querySelector<Popup>("suite-welcome-popup")!;
    await opened(host);
    expect([
      host.querySelector("h3")!.checkVisibility(),
      host.querySelector(".close")!.checkVisibility(),
      part(host, "refuse"),
    ]).to.deep.equal([true, false, null]);
    host.querySelector<HTMLElement>(".btn")!.click();
    await closed(host);
  });
});
