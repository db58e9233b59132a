import { expect, fixture, html, waitUntil } from "@open-wc/testing";
import { emulateMedia, resetMouse, sendKeys, sendMouse } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import newsTicker from "#theme/news-ticker/news-ticker.element.ts";
import noticeBoard from "#theme/notice-board/notice-board.element.ts";
import quoteForm from "#theme/quote-form/quote-form.element.ts";
import { showsRefusals } from "../refusal.ts";

for (const element of [newsTicker, noticeBoard, quoteForm]) define(element);

const one = <E extends HTMLElement = HTMLElement>(host: Element, selector: string) =>
  host.shadowRoot!.querySelector<E>(selector);
/** Returns the number of moving rows by their styles, since a page without frames has no running animation. */
const running = (host: Element) =>
  [...host.shadowRoot!.querySelectorAll(".moving")]
    .map((row) => getComputedStyle(row))
    .filter(({ animationName, animationPlayState }) => animationName !== "none" && animationPlayState === "running")
    .length;

describe("elements with news of the suite", () => {
  afterEach(async () => {
    restore();
    await resetMouse();
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  for (const [tag, direction] of [
    ["suite-notice-board", "vertical"],
    ["suite-news-ticker", "horizontal"],
  ] as const) {
    it(`move the news of ${tag} ${direction}, and stop on request, under the pointer and with the focus`, async () => {
      const host = document.createElement(tag);
      host.dataset.limit = "5";
      // the pointer stops the row below it
      await sendMouse({ type: "move", position: [700, 590] });
      (await fixture("<div></div>")).append(host);
      await waitUntil(() => one(host, `.${direction}`), "no news");
      expect(
        [...host.shadowRoot!.querySelectorAll(".items:not(.again) [part=name]")]
          .map(({ textContent }) => textContent)
          .slice(0, 2),
      ).to.deep.equal(["Free repairs week", "Larch is back"]);
      await waitUntil(() => running(host) === 1, "it stands");
      one(host, ".window")!.focus();
      await waitUntil(() => running(host) === 0, "it moves under the focus");
      await sendKeys({ press: "Tab" });
      (host.shadowRoot!.activeElement as HTMLElement).blur();
      await waitUntil(() => running(host) === 1, "it does not go on");
      one(host, "[part=pause]")!.click();
      await waitUntil(() => running(host) === 0 && !host.matches(":state(playing)"), "it does not stop");
      await waitUntil(() => one(host, "[part=pause]")!.ariaLabel === "Start the movement", "it cannot be started");
      await expect(host).to.be.accessible();
    });
  }

  it("show a list to scroll with reduced motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const host = await fixture<HTMLElement>(html`<suite-notice-board data-limit="5"></suite-notice-board>`);
    await waitUntil(() => one(host, ".vertical"), "no news");
    expect([
      running(host),
      one(host, ".again")!.checkVisibility(),
      one(host, "[part=pause]")!.checkVisibility(),
    ]).to.deep.equal([0, false, false]);
    expect(one(host, ".window")!.scrollHeight).to.be.greaterThan(one(host, ".window")!.clientHeight);
  });

  it("replace the page author's content without a layout shift", async () => {
    stub(window, "fetch").returns(new Promise(() => {}));
    const [written, empty] = await Promise.all([
      fixture<HTMLElement>(html`<suite-news-ticker data-limit="2"><p>Call us</p></suite-news-ticker>`),
      fixture<HTMLElement>(html`<suite-news-ticker data-limit="2"></suite-news-ticker>`),
    ]);
    await waitUntil(() => one(empty, "[part=skeleton]"), "no loading indicator");
    await waitUntil(() => written.matches(":state(loading)"), "it asks for nothing");
    expect([written.querySelector("p")!.checkVisibility(), one(written, "[part=skeleton]")]).to.deep.equal([
      true,
      null,
    ]);
  });

  it("keep the page author's content if loading fails, with a retry button", async () => {
    stub(console, "error");
    const answer = stub(window, "fetch").resolves(new Response("<h1>Hotel</h1>"));
    const host = await fixture<HTMLElement>(
      html`<suite-notice-board data-limit="1"><p>Call us</p></suite-notice-board>`,
    );
    await waitUntil(() => one(host, "[part=retry]"), "no way to try again");
    expect(host.querySelector("p")!.checkVisibility()).to.equal(true);
    answer.restore();
    one(host, "[part=retry]")!.focus();
    await sendKeys({ press: "Enter" });
    await waitUntil(() => one(host, ".vertical"), "no news");
    expect(host.querySelector("p")!.checkVisibility()).to.equal(false);
    expect(
      [document.activeElement, host.shadowRoot!.activeElement?.contains(one(host, ".vertical"))],
      "the focus stays in it",
    ).to.deep.equal([host, true]);
  });
});

describe("suite-quote-form", () => {
  afterEach(() => restore());

  const input = (host: Element, name: string) => one<HTMLInputElement>(host, `[name=${name}]`)!;
  const fill = (host: Element, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) input(host, name).value = value;
  };
  const press = (host: Element) => one(host, "[type=submit]")!.click();
  const typed = { name: "Ada", email: "ada@example.com", description: "Forty chairs" };

  it("sends six fields, confirms, and shows an empty form for another request", async () => {
    const host = await fixture<HTMLElement>(html`<suite-quote-form data-subject></suite-quote-form>`);
    await waitUntil(() => one(host, "form"), "no form");
    expect([...host.shadowRoot!.querySelectorAll("[name]")].map((field) => field.getAttribute("name"))).to.deep.equal([
      "name",
      "company",
      "email",
      "phone",
      "subject",
      "description",
    ]);
    await expect(host).to.be.accessible();
    fill(host, { ...typed, subject: "Chairs" });
    press(host);
    await waitUntil(() => host.matches(":state(sent)"), "not sent");
    await waitUntil(() => host.shadowRoot!.activeElement === one(host, "[part=another]"), "the focus is lost");
    expect(one(host, "[role=status]")!.textContent).to.equal(
      "Your message has been sent successfully. We will get back to you shortly.",
    );
    one(host, "[part=another]")!.click();
    await waitUntil(() => host.shadowRoot!.activeElement === one(host, "[name=name]"), "the focus is not in the form");
    await waitUntil(() => one(host, "form"), "no form");
    expect(input(host, "name").value).to.equal("");
  });

  it("ends the fields of a row on one line, with the star beside the last word", async () => {
    const host = await fixture<HTMLElement>(html`<suite-quote-form></suite-quote-form>`);
    await waitUntil(() => one(host, "form"), "no form");
    for (const size of [16, 20, 28]) {
      host.style.cssText = `font-size: ${size}px; inline-size: ${40 * size}px`;
      const [name, company, mail, phone] = ["name", "company", "email", "phone"].map((field) =>
        input(host, field).getBoundingClientRect(),
      );
      expect([name!.bottom, mail!.bottom], `text of ${size} px`).to.deep.equal([company!.bottom, phone!.bottom]);
    }
    const star = getComputedStyle(one(host, "[part=label]")!, "::after").content;
    expect(star).to.contain("\u00a0*");
  });

  it("leaves validation to the browser, without a request", async () => {
    const called = stub(window, "fetch").rejects();
    const host = await fixture<HTMLElement>(html`<suite-quote-form></suite-quote-form>`);
    await waitUntil(() => one(host, "form"), "no form");
    expect(one(host, "[name=subject]")).to.equal(null);
    press(host);
    expect(host.shadowRoot!.activeElement).to.equal(input(host, "name"));
    fill(host, { ...typed, email: "invalid" });
    press(host);
    expect(input(host, "email").validity.typeMismatch).to.equal(true);
    expect(called.called).to.equal(false);
  });

  it("keeps typed values after a rejection and a failure", async () => {
    stub(console, "error");
    const host = await fixture<HTMLElement>(html`<suite-quote-form></suite-quote-form>`);
    await waitUntil(() => one(host, "form"), "no form");
    const answer = stub(window, "fetch").callsFake(() =>
      Promise.resolve(new Response('{"jsonrpc":"2.0","id":1,"result":false}')),
    );
    fill(host, typed);
    press(host);
    await waitUntil(() => one(host, "[role=alert]"), "no word of it");
    expect([one(host, "[role=alert]")!.textContent, input(host, "description").value]).to.deep.equal([
      "Failure to request a quote.",
      "Forty chairs",
    ]);
    answer.callsFake(() => Promise.reject(new TypeError("no network")));
    press(host);
    await waitUntil(() => one(host, "[role=alert]")?.textContent.startsWith("There is no connection"), "no word of it");
    expect(input(host, "name").value).to.equal("Ada");
    answer.restore();
    one(host, "[part=retry]")!.click();
    await waitUntil(() => host.matches(":state(sent)"), "not sent");
  });

  showsRefusals(["/sh_website_quote/contact_us"], async (refuse) => {
    const host = await fixture<HTMLElement>(html`<suite-quote-form></suite-quote-form>`);
    await waitUntil(() => one(host, "form"), "no form");
    fill(host, typed);
    refuse();
    press(host);
    return host;
  });
});
