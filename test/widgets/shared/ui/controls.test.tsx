import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { spy } from "sinon";
import { EmailField } from "#marketing/common/form/EmailField.tsx";
import formCss from "#marketing/common/form/form.css";
import { failures } from "#shared/i18n/en.json";
import { failureOf } from "#shared/i18n/index.ts";
import {
  Button,
  buttonCss,
  Failure,
  failureCss,
  fieldCss,
  Icon,
  Skeleton,
  Spinner,
  spinnerCss,
  Status,
  statusCss,
} from "#shared/ui/index.ts";
import { Stars } from "#shared/ui/stars/index.ts";
import { emptyPage, stage } from "./render.ts";

const nothing = () => {};

describe("drawings", () => {
  afterEach(emptyPage);

  it("are hidden from screen readers, with a text beside those that have a meaning", async () => {
    const { host, shadow, render, find } = stage(spinnerCss);
    render(
      <>
        <Icon path="M0 0" />
        <Spinner />
        <Skeleton />
        <Stars value={3.5} label="3.5 of 5 stars" />
      </>,
    );
    const drawn = [...shadow.querySelectorAll("svg,.spinner,.skeleton")];
    expect(drawn.map(({ ariaHidden }) => ariaHidden)).to.deep.equal(Array(8).fill("true"));
    expect([find(".stars").role, find(".stars").ariaLabel]).to.deep.equal(["img", "3.5 of 5 stars"]);
    await expect(host).to.be.accessible();
  });
});

describe("button", () => {
  afterEach(emptyPage);

  it("keeps width, focus and name while busy, and is announced as busy", async () => {
    const { host, render, find } = stage(spinnerCss, buttonCss);
    const click = spy();
    render(<Button onClick={click}>Subscribe</Button>);
    const button = find("button");
    const width = button.offsetWidth;
    button.focus();
    render(
      <Button busy onClick={click}>
        Subscribe
      </Button>,
    );
    expect(button.isConnected).to.equal(true);
    expect(button.offsetWidth).to.equal(width);
    expect(host.shadowRoot!.activeElement).to.equal(button);
    expect(button.getAttribute("aria-busy")).to.equal("true");
    expect(button.getAttribute("aria-disabled")).to.equal("true");
    expect(button.textContent).to.equal("Subscribe");
    button.click();
    expect(click.callCount, "a click while it is busy").to.equal(0);
    await expect(host).to.be.accessible();
    render(<Button onClick={click}>Subscribe</Button>);
    expect(button.getAttribute("aria-busy")).not.to.equal("true");
    expect(find(".spinner")).to.equal(null);
  });

  it("turns its spinner only after 150 ms", () => {
    const { render, find } = stage(spinnerCss, buttonCss);
    render(<Button busy>Subscribe</Button>);
    const spinner = find(".spinner");
    const [appear] = spinner.getAnimations();
    for (const animation of spinner.getAnimations()) animation.pause();
    appear!.currentTime = 149;
    expect(getComputedStyle(spinner).opacity).to.equal("0");
    appear!.currentTime = 151;
    expect(getComputedStyle(spinner).opacity).to.equal("1");
    expect(getComputedStyle(find("button > span")).transition).to.contain("0.15s");
  });
});

describe("e-mail field", () => {
  afterEach(emptyPage);

  it("has a name besides its placeholder, and the attributes for autofill", async () => {
    const { host, render, find } = stage(fieldCss);
    render(<EmailField label="E-mail" placeholder="your email..." value="" onInput={nothing} />);
    const input = find<HTMLInputElement>("input");
    expect(input.labels![0]!.textContent).to.equal("E-mail");
    expect([input.type, input.name, input.autocomplete, input.placeholder]).to.deep.equal([
      "email",
      "email",
      "email",
      "your email...",
    ]);
    expect(find("[part=label]").getBoundingClientRect().width).to.be.greaterThan(1);
    await expect(host).to.be.accessible();
  });

  it("shows an error by more than a colour", async () => {
    const { host, render, find } = stage(fieldCss);
    render(<EmailField label="E-mail" value="reader" invalid onInput={nothing} />);
    expect(find("input").getAttribute("aria-invalid")).to.equal("true");
    expect(find("svg").getBoundingClientRect().width).to.be.greaterThan(0);
    await expect(host).to.be.accessible();
    render(<EmailField label="E-mail" value="reader" onInput={nothing} />);
    expect(find("input").getAttribute("aria-invalid")).not.to.equal("true");
    expect(find("svg")).to.equal(null);
  });

  it("is never so small that a phone zooms", () => {
    const { host, render, find } = stage(fieldCss);
    render(<EmailField label="E-mail" value="" onInput={nothing} />);
    host.style.fontSize = "11px";
    expect(getComputedStyle(find("input")).fontSize).to.equal("16px");
    host.style.fontSize = "24px";
    expect(getComputedStyle(find("input")).fontSize).to.equal("24px");
  });

  it("reports the typed text", async () => {
    const { render, find } = stage();
    const input = spy();
    render(<EmailField label="E-mail" value="" onInput={input} />);
    find("input").focus();
    await sendKeys({ type: "a" });
    expect(input.args).to.deep.equal([["a"]]);
  });

  it("writes addresses from left to right, on the side where the language begins", () => {
    document.documentElement.dir = "rtl";
    const { render, find } = stage(fieldCss);
    render(<EmailField label="بريدك" placeholder="بريدك..." value="" onInput={nothing} />);
    const style = getComputedStyle(find("input"));
    expect([style.direction, style.textAlign]).to.deep.equal(["rtl", "start"]);
    render(<EmailField label="بريدك" placeholder="بريدك..." value="reader@example.com" invalid onInput={nothing} />);
    expect([style.direction, style.textAlign]).to.deep.equal(["ltr", "end"]);
    const [icon, input] = [find("svg").getBoundingClientRect(), find("input").getBoundingClientRect()];
    expect(icon.right - input.left).to.be.at.most(parseFloat(style.paddingLeft));
  });
});

describe("failure", () => {
  afterEach(emptyPage);

  it("is announced at once and offers a retry", async () => {
    const { host, render, find } = stage(spinnerCss, buttonCss, failureCss);
    const retry = spy();
    render(<Failure text="It failed." retryText="Try again" onRetry={retry} />);
    expect(find("[role=alert]").textContent).to.equal("It failed.");
    find("button").click();
    expect(retry.callCount).to.equal(1);
    await expect(host).to.be.accessible();
    render(<Failure text="It failed." retryText="Try again" />);
    expect(find("button")).to.equal(null);
  });

  it("offers no retry for a mistake in the page, which a visitor cannot remove", () => {
    const { render, find } = stage(failureCss);
    for (const [kind, buttons] of [
      ["config", 0],
      ["network", 1],
    ] as const) {
      render(<Failure {...failureOf(failures, { kind })} onRetry={nothing} />);
      expect(find("[part=failure]").querySelectorAll("button").length, kind).to.equal(buttons);
    }
  });

  const form = (failed: boolean) => (
    <form>
      <Button type="submit">Send</Button>
      {failed && <Failure text="It failed." retryText="Try again" onRetry={nothing} />}
    </form>
  );

  it("passes its focus to the form when removed", () => {
    const { shadow, render, find } = stage();
    render(form(true));
    find("[part=retry]").focus();
    render(form(false));
    expect(shadow.activeElement).to.equal(find("[type=submit]"));
  });

  it("passes its focus to its focusable ancestor without a form", () => {
    const { shadow, render, find } = stage();
    const view = (failed: boolean) => (
      <div id="around" tabIndex={-1}>
        <p>{failed && <Failure text="It failed." retryText="Try again" onRetry={nothing} />}</p>
      </div>
    );
    render(view(true));
    find("[part=retry]").focus();
    render(view(false));
    expect(shadow.activeElement).to.equal(find("#around"));
  });

  it("takes no focus that it did not have", () => {
    const { shadow, render } = stage();
    render(form(true));
    render(form(false));
    expect(shadow.activeElement).to.equal(null);
  });
});

describe("status", () => {
  afterEach(emptyPage);

  it("is a live region that stays while its text changes", () => {
    const { render, find } = stage(statusCss);
    render(<Status text="" />);
    const region = find("[role=status]");
    expect(region.offsetHeight).to.equal(0);
    render(<Status text="Thanks" />);
    expect(find("[role=status]")).to.equal(region);
    expect(region.textContent).to.equal("Thanks");
    expect(region.offsetHeight).to.be.greaterThan(20);
  });
});

describe("form row", () => {
  afterEach(emptyPage);

  it("fits 280 px with texts of double size", () => {
    const { host, render, find } = stage(spinnerCss, buttonCss, fieldCss, failureCss, formCss);
    host.style.cssText = "inline-size: 280px; font-size: 32px";
    render(
      <form className="form">
        <EmailField label="E-mail" value="somebody.with.a.long.name@example.com" onInput={nothing} />
        <Button type="submit">Cancelar suscripción</Button>
        <Failure text="Internetverbindungsüberprüfungsfehler" retryText="Erneut versuchen" onRetry={nothing} />
      </form>,
    );
    expect(host.scrollWidth).to.be.at.most(280);
    for (const selector of ["input", "[type=submit]", ".failure", "[part=retry]"]) {
      expect(find(selector).getBoundingClientRect().right, selector).to.be.at.most(
        host.getBoundingClientRect().right + 0.5,
      );
    }
  });
});
