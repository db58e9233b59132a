import { expect } from "@open-wc/testing";
import { spy } from "sinon";
import { adoptBusyStyles, holdButtons } from "#shared/ui/index.ts";

describe("holdButtons", () => {
  const page = document.createElement("main");
  afterEach(() => page.remove());

  function place(markup: string) {
    page.innerHTML = markup;
    document.body.append(page);
    const end = new AbortController();
    return { buttons: [...page.querySelectorAll("button")], end };
  }

  it("keeps width, focus and content of a busy button, ignores clicks, and restores the markup", () => {
    const markup =
      '<button class="btn" aria-disabled="false"><i class="fa fa-lock"></i> Send</button><button class="btn">Other</button>';
    const { buttons, end } = place(markup);
    const [pressed, other] = [buttons[0]!, buttons[1]!];
    const click = spy();
    page.addEventListener("click", click);
    pressed.addEventListener("click", click);
    const { offsetWidth, offsetHeight, innerHTML } = pressed;
    pressed.focus();
    holdButtons(buttons, pressed, end.signal);
    expect(document.activeElement).to.equal(pressed);
    expect([pressed.ariaDisabled, pressed.ariaBusy, other.ariaDisabled, other.ariaBusy]).to.deep.equal([
      "true",
      "true",
      "true",
      null,
    ]);
    expect([pressed.offsetWidth, pressed.offsetHeight, pressed.innerHTML]).to.deep.equal([
      offsetWidth,
      offsetHeight,
      innerHTML,
    ]);
    for (const button of buttons) button.click();
    expect(click.callCount).to.equal(0);
    end.abort();
    expect(page.innerHTML).to.equal(markup);
    expect(document.activeElement).to.equal(pressed);
    pressed.click();
    expect(click.callCount).to.equal(2);
    page.removeEventListener("click", click);
  });

  it("submits no form by Enter while its button is busy", () => {
    const { buttons, end } = place("<form><input><button>Send</button></form>");
    const submit = spy((event: Event) => event.preventDefault());
    page.querySelector("form")!.addEventListener("submit", submit);
    holdButtons(buttons, buttons[0]!, end.signal);
    buttons[0]!.click();
    end.abort();
    expect(submit.callCount).to.equal(0);
    buttons[0]!.click();
    expect(submit.callCount).to.equal(1);
  });

  it("turns its spinner only after 150 ms", async () => {
    const { buttons, end } = place("<button>Send</button>");
    const button = buttons[0]!;
    holdButtons(buttons, button, end.signal);
    await adoptBusyStyles(button);
    const looks = () => [
      getComputedStyle(button, "::after").opacity,
      getComputedStyle(button).getPropertyValue("-webkit-text-fill-color") === "rgba(0, 0, 0, 0)",
    ];
    const animations = button.getAnimations({ subtree: true });
    for (const animation of animations) animation.pause();
    for (const animation of animations) animation.currentTime = 149;
    expect(looks()).to.deep.equal(["0", false]);
    for (const animation of animations) animation.currentTime = 151;
    expect(looks()).to.deep.equal(["1", true]);
    end.abort();
    expect(getComputedStyle(button, "::after").content).to.equal("none");
  });

  it("returns the focus that a disabled button loses", () => {
    const { buttons, end } = place("<button>Send</button>");
    const button = buttons[0]!;
    button.focus();
    holdButtons(buttons, button, end.signal, true);
    expect([button.disabled, button.ariaDisabled]).to.deep.equal([true, null]);
    button.blur();
    end.abort();
    expect([button.disabled, document.activeElement === button]).to.deep.equal([false, true]);
  });
});
