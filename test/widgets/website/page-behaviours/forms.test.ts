import { expect, waitUntil } from "@open-wc/testing";
import { restore, useFakeTimers } from "sinon";
import { keepPage } from "#test/widgets/ways.ts";
import { edit, leave, one, page } from "./built-in.ts";

describe("forms of the built-in pages", () => {
  afterEach(async () => {
    restore();
    await leave();
  });

  /** Prevents submissions: the page of the tests must stay. */
  function sent() {
    const notes: string[] = [];
    const note = (event: Event) => {
      notes.push((event.target as HTMLFormElement).id);
      event.preventDefault();
    };
    window.addEventListener("submit", note, { once: true });
    return notes;
  }

  it("are sent by links, which are then disabled and show a spinner", async () => {
    await page(
      `<form id="f"><input name="requestSubmit"><a id="go" href="#" class="btn a-submit a-submit-disable a-submit-loading"><span>Next</span> <i class="fa fa-chevron-right"></i></a></form>`,
    );
    const notes = sent();
    one("#go").click();
    one("#go").click();
    expect([
      notes,
      one("#go").matches(".disabled"),
      !!one("#go").querySelector(".fa-cog.fa-spin"),
      !!one("#go").querySelector(".fa-chevron-right"),
    ]).to.deep.equal([["f"], true, true, false]);
    // the page itself may end loading only after the press
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(one("#go").matches(".disabled")).to.equal(true);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect([one("#go").matches(".disabled"), !!one("#go").querySelector(".fa-chevron-right")]).to.deep.equal([
      false,
      true,
    ]);
  });

  it("are ignored if an element handles them", async () => {
    await page(
      `<form id="f"><div class="oe_product_cart"><a id="card" href="#" class="a-submit">Buy</a></div><a id="add_to_cart" href="#" class="a-submit">Add</a></form><form id="g"><a id="own" href="#" class="a-submit">Own</a></form>`,
    );
    const notes = sent();
    one("#own").addEventListener("click", (event) => event.preventDefault());
    for (const id of ["card", "add_to_cart", "own"]) one(`#${id}`).click();
    expect(notes).to.deep.equal([]);
  });

  it("show busy buttons while they are sent", async () => {
    await page(
      `<form id="f" class="js_website_submit_form"><button type="submit" id="send">Send</button></form><a href="#" id="off" class="js_disable_on_click">Pay</a>`,
    );
    sent();
    one("#send").click();
    one("#off").click();
    expect([
      one("#send").matches(".disabled"),
      !!one("#send").querySelector(".fa-spin"),
      one("#off").matches(".disabled"),
    ]).to.deep.equal([true, true, true]);
  });

  const answer = "/node_modules/bootstrap/dist/css/bootstrap-reboot.min.css";
  const isOff = (id: string) => one(`#${id}`).matches(".disabled,[aria-disabled]");
  const loaded = (frame: string) => new Promise((done) => one(frame).addEventListener("load", done, { once: true }));

  /** Links and buttons that send a form, by the frame that receives the response. */
  const senders: Readonly<Record<string, (frame: string) => string>> = {
    "a link": (frame) =>
      `<form action="${answer}" target="${frame}"><input name="getAttribute"><input name="target"><a id="go" href="#" class="a-submit a-submit-disable a-submit-loading">Go</a></form>`,
    "a button": (frame) =>
      `<form action="${answer}" target="${frame}" class="js_website_submit_form"><input name="target"><button type="submit" id="go">Go</button></form>`,
    "a button that says so itself": (frame) =>
      `<form action="${answer}" target="_blank" class="js_website_submit_form"><button type="submit" id="go" formtarget="${frame}">Go</button></form>`,
    "a button that is disabled when it is pressed": (frame) =>
      `<form action="${answer}" target="${frame}"><button type="submit" id="go" class="js_disable_on_click">Go</button></form>`,
    "a link with a frame": (frame) =>
      `<a id="go" href="${answer}" target="${frame}" class="js_disable_on_click">Go</a>`,
  };
  for (const [name, markup] of Object.entries(senders))
    it(`release ${name} when the frame has the response, at each use`, async () => {
      const main = await page(`<iframe name="other"></iframe><iframe name="frame" id="frame"></iframe>`);
      main.insertAdjacentHTML("beforeend", markup("frame"));
      const sent = one("#go").outerHTML;
      for (const turn of ["first", "second"]) {
        one("#go").click();
        const done = loaded("#frame");
        expect(isOff("go"), turn).to.equal(true);
        one("iframe").dispatchEvent(new Event("load"));
        expect(isOff("go"), turn).to.equal(true);
        await done;
        expect([isOff("go"), one("#go").innerHTML]).to.deep.equal([false, "Go"]);
      }
      edit();
      expect(one("#go").outerHTML).to.equal(sent);
    });

  it("release their buttons after a timeout if no event reports the response", async () => {
    await page(
      `<form id="f" target="_blank"><a id="go" href="#" class="a-submit a-submit-disable">Go</a></form><form id="g" class="js_website_submit_form"><button type="submit" id="send">Send</button></form><a href="#" id="off" class="js_disable_on_click">Pay</a>`,
    );
    const clock = useFakeTimers({ toFake: ["setTimeout"] });
    const ids = ["go", "send", "off"];
    for (const id of ids) {
      if (id !== "off") sent();
      one(`#${id}`).click();
    }
    clock.tick(29_999);
    expect(ids.map(isOff)).to.deep.equal([true, true, true]);
    clock.tick(1);
    expect(ids.map(isOff)).to.deep.equal([false, false, false]);
    // later changes of the page stay
    one("#send").textContent = "Sent";
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(one("#send").textContent).to.equal("Sent");
    // the timeout of an earlier submission does not end a later one
    one("#off").click();
    clock.tick(3000);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    one("#off").click();
    clock.tick(29_999);
    expect(isOff("off")).to.equal(true);
    clock.tick(1);
    expect(isOff("off")).to.equal(false);
  });

  it("are sent once by a link without another class, until the page is restored or the timeout", async () => {
    await page(`<form id="f" action="/sent" method="post"><a id="go" href="#" class="a-submit">Go</a></form>`);
    const went: string[] = [];
    let sendings = 0;
    const stop = keepPage(({ destination }) => went.push(new URL(destination.url).pathname));
    one("#f").addEventListener("submit", () => sendings++);
    const clock = useFakeTimers({ toFake: ["setTimeout"] });
    const { outerHTML } = one("#go");
    for (const wait of [0, 7500, 22_500]) {
      clock.tick(wait);
      one("#go").click();
    }
    expect([sendings, one("#go").outerHTML]).to.deep.equal([2, outerHTML]);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    one("#go").click();
    expect(sendings).to.equal(3);
    clock.restore();
    await waitUntil(() => went.includes("/sent"));
    stop();
  });

  it("can be sent again immediately by such a link if the page prevented the submission", async () => {
    await page(`<form id="f"><a id="go" href="#" class="a-submit">Go</a></form>`);
    const notes = sent();
    one("#go").click();
    const again = sent();
    one("#go").click();
    expect([notes, again]).to.deep.equal([["f"], ["f"]]);
  });
});
