import { expect } from "@open-wc/testing";
import { restore, spy, stub } from "sinon";
import declaration from "#content/event-tickets/event-tickets.element.ts";
import { define } from "#shared/element/index.ts";
import { newVisitor, until } from "../shared/state/visitor.ts";

define(declaration);

const place = (markup: string) => {
  document.body.innerHTML = markup;
  return document.querySelector<HTMLElement>("suite-event-tickets")!;
};
const inside = <T extends HTMLElement>(host: Element, selector: string) =>
  host.shadowRoot!.querySelector<T>(`[part=loaded] ${selector}`)!;
const loaded = (host: Element) => until(() => inside(host, "form"));
const part = (host: Element, name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`);
const field = (host: Element, name: string) =>
  host.shadowRoot!.querySelector<HTMLInputElement>(`[part=dialog] [name="${name}"]`);

/** Chooses one ticket, and fills in the form of its attendee. */
async function register(host: HTMLElement, ticket: string) {
  inside<HTMLSelectElement>(host, `[name=${ticket}]`).value = "1";
  inside(host, "[type=submit]").click();
  await until(() => field(host, "1-email"));
  field(host, "1-name")!.value = "Ada Hall";
  field(host, "1-email")!.value = "ada@example.com";
  host.shadowRoot!.querySelector<HTMLElement>("[part=dialog] [type=submit]")!.click();
}

/** A ticket as the suite writes it (wire pages/event_page): twice by name, with its price for search engines. */
const recorded = `<h1 itemprop="name">Conference for Architects</h1>
<form id="registration_form" method="post" class="card" action="/event/conference-for-architects-2/registration/new">
  <div class="card-header"><div class="row"><div class="col-lg-3"><h5>Ticket Type</h5></div></div></div>
  <div class="col-12 d-lg-none card-header mb4"><h5><strong>Ticket Type:</strong> <span itemprop="name">Standard</span></h5></div>
  <div class="card-body"><div class="row" itemscope="itemscope" itemtype="http://schema.org/Offer">
    <div class="col-lg-3 d-none d-lg-block"><span itemprop="name">Standard</span></div>
    <div class="col-6 d-lg-none"><h6>End of Registration</h6></div>
    <div class="col-6 col-lg-3" itemprop="availabilityEnds"><span itemprop="priceValidUntil">02/19/2027</span></div>
    <div class="col-6 d-lg-none"><h6>Price</h6></div>
    <div class="col-6 col-lg-3"><span>$ <span class="oe_currency_value">1,000.00</span></span>
      <span itemprop="price" style="display:none;">1000.0</span><span itemprop="priceCurrency" style="display:none;">USD</span></div>
    <div class="col-6 col-lg-3"><select class="form-control" name="nb_register-4"><option>0</option><option>1</option></select></div>
  </div></div>
  <button type="submit" class="btn btn-primary a-submit" id="2">Register Now</button>
</form>`;

/** Answers every request for a page with this one. */
const answerWith = (page: string) =>
  stub(globalThis, "fetch").callsFake(async (request) =>
    Object.defineProperty(new Response(page), "url", { value: (request as Request).url }),
  );

describe("suite-event-tickets without markup", () => {
  beforeEach(newVisitor);
  afterEach(restore);

  it("shows the tickets of the suite's page, and leaves the author's markup as it is", async () => {
    const written = '<suite-event-tickets data-event-id="2"></suite-event-tickets>';
    const host = place(written);
    const addresses: unknown[] = [];
    host.addEventListener("suite-load", ({ detail }: CustomEventInit<{ address: string }>) =>
      addresses.push(new URL(detail!.address).pathname),
    );
    await loaded(host);
    expect(inside(host, "h3").textContent).to.equal("Conference for makers of small things");
    const labels = [...host.shadowRoot!.querySelectorAll("label[part=ticket]")];
    expect(labels.map((label) => label.querySelector(".name")!.textContent)).to.deep.equal(["Standard", "With dinner"]);
    expect(labels.map((label) => label.querySelector("[part=price]")!.textContent)).to.deep.equal([
      "$240.00",
      "$310.00",
    ]);
    expect(labels[0]!.querySelector("small")!.textContent).to.match(/^Registration until .*\d/);
    expect(
      host.shadowRoot!.querySelectorAll("[part=loaded] :is([class*=col-],[id],[itemprop],script,style)"),
    ).to.have.length(0);
    expect(document.body.innerHTML).to.equal(written);
    expect(addresses).to.have.length(1);
    expect(host.matches(":state(loading)")).to.equal(false);
    await expect(host).to.be.accessible();
  });

  it("registers for a free event with the token of the page, and stays", async () => {
    const host = place('<suite-event-tickets data-event-id="1"></suite-event-tickets>');
    await loaded(host);
    await register(host, "nb_register-1");
    await until(() => part(host, "calendar"));
    expect(part(host, "note")!.textContent).to.contain("You are registered.");
  });

  it("leaves paid tickets in the cart, with a link to the payment", async () => {
    const host = place('<suite-event-tickets data-event-id="2"></suite-event-tickets>');
    await loaded(host);
    await register(host, "nb_register-4");
    await until(() => part(host, "checkout"));
    expect(part(host, "note")!.textContent).to.contain("The tickets are in your cart.");
    expect(part(host, "checkout")!.getAttribute("href")).to.contain("/shop/");
  });

  it("asks for a ticket, as with markup of the page", async () => {
    const host = place('<suite-event-tickets data-event-id="2"></suite-event-tickets>');
    await loaded(host);
    inside(host, "[type=submit]").click();
    await until(() => part(host, "note"));
    expect(part(host, "note")!.textContent).to.equal("Please select at least one ticket.");
  });

  it("takes the page from a link, which is the fallback", async () => {
    const host = place(
      '<suite-event-tickets><a href="/event/conference-for-makers-of-small-things-2/register">Conference</a></suite-event-tickets>',
    );
    await loaded(host);
    expect(inside(host, "h3").textContent).to.equal("Conference for makers of small things");
    expect(host.querySelector("a")!.checkVisibility()).to.equal(false);
  });

  it("adds nothing to a form of the page around it", async () => {
    document.body.innerHTML = '<form><suite-event-tickets data-event-id="2"></suite-event-tickets></form>';
    const host = document.querySelector<HTMLElement>("suite-event-tickets")!;
    await loaded(host);
    expect([...new FormData(document.querySelector("form")!)]).to.deep.equal([]);
    let isSent = false;
    document.querySelector("form")!.addEventListener("submit", (event) => {
      event.preventDefault();
      isSent = true;
    });
    inside(host, "[type=submit]").click();
    await until(() => part(host, "note"));
    expect(isSent).to.equal(false);
  });

  it("says that an event does not exist, and keeps the author's content", async () => {
    const host = place('<suite-event-tickets data-event-id="99999"><a href="/event">Events</a></suite-event-tickets>');
    await until(() => host.matches(":state(missing)"));
    expect(part(host, "missing")!.textContent).to.equal("This event is not available any more.");
    expect(host.querySelector("a")!.checkVisibility()).to.equal(true);
  });

  it("says that the session has ended, where the suite asks to sign in", async () => {
    const host = place('<suite-event-tickets data-src="/my/account"></suite-event-tickets>');
    const kinds: string[] = [];
    host.addEventListener("suite-error", ({ detail }: CustomEventInit<{ kind: string }>) => kinds.push(detail!.kind));
    await until(() => kinds.length);
    expect(kinds).to.deep.equal(["session"]);
  });

  it("loads the page again on request", async () => {
    const host = place('<suite-event-tickets data-event-id="2"></suite-event-tickets>');
    await loaded(host);
    const before = inside(host, "form");
    (host as unknown as { refresh(): void }).refresh();
    await until(() => inside(host, "form") && inside(host, "form") !== before);
    expect(host.shadowRoot!.querySelectorAll("label[part=ticket]")).to.have.length(2);
  });

  it("loads nothing beside a form of the page", async () => {
    const requests = spy(globalThis, "fetch");
    const host = place(
      '<suite-event-tickets data-event-id="2"><form action="/event/2/registration/new"><button>Go</button></form></suite-event-tickets>',
    );
    await until(() => host.matches(":state(ready)"));
    expect(host.querySelector("form")!.checkVisibility()).to.equal(true);
    expect(requests.called).to.equal(false);
  });

  it("shows a recorded page of a suite: a ticket once, with its price", async () => {
    answerWith(recorded);
    const host = place('<suite-event-tickets data-event-id="2"></suite-event-tickets>');
    await loaded(host);
    expect(host.shadowRoot!.querySelectorAll("label[part=ticket]")).to.have.length(1);
    expect(inside(host, ".name").textContent).to.equal("Standard");
    expect(inside(host, "[part=price]").textContent).to.equal("$ 1,000.00");
    expect(inside(host, "small").textContent).to.equal("Registration until 02/19/2027");
    expect(inside(host, "h3").textContent).to.equal("Conference for Architects");
  });

  it("says that the registration is closed, or that a ticket is sold out", async () => {
    answerWith('<div itemtype="http://schema.org/Event"><h1 itemprop="name">Fair</h1></div>');
    const closed = place('<suite-event-tickets data-event-id="2"></suite-event-tickets>');
    await loaded(closed);
    expect(inside(closed, "p").textContent).to.equal("Registration for this event is closed.");
    expect(inside(closed, "button")).to.equal(null);
    restore();
    const column = (text: string) => `<div class="col-lg-3">${text}</div>`;
    answerWith(
      `<form id="registration_form" action="/event/3/registration/new"><div itemtype="http://schema.org/Offer">${["Early", "", "Free", "Sold Out"].map(column).join("")}</div></form>`,
    );
    const soldOut = place('<suite-event-tickets data-event-id="3"></suite-event-tickets>');
    await loaded(soldOut);
    expect(inside(soldOut, "p").textContent).to.equal("Early Free Sold out");
    expect(inside(soldOut, "button")).to.equal(null);
  });

  it("reduces a hostile page to texts and checked addresses", async () => {
    answerWith(`<div itemtype="http://schema.org/Event"><h1 itemprop="name">&lt;img src=x onerror=alert(1)&gt;</h1>
      <form id="registration_form" action="javascript:alert(1)"><input name="submit"><input name="getAttribute">
      <label><b onclick="alert(1)">VIP</b><script>alert(1)</script> <select name="nb_register-1" onchange="alert(1)"><option>&lt;b&gt;1</option></select></label></form></div>`);
    const host = place('<suite-event-tickets data-event-id="2"></suite-event-tickets>');
    await loaded(host);
    expect(
      host.shadowRoot!.querySelectorAll("[part=loaded] :is(script,img,b,input,[onclick],[onchange],[action])"),
    ).to.have.length(0);
    expect(inside(host, "h3").textContent).to.equal("<img src=x onerror=alert(1)>");
    expect(inside(host, ".name").textContent).to.equal("VIP");
    expect(inside(host, "button")).to.equal(null);
  });
});
