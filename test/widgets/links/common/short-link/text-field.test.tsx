import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { spy } from "sinon";
import { TextField } from "#links/common/short-link/TextField.tsx";
import { fieldCss } from "#shared/ui/index.ts";
import { emptyPage, stage } from "#test/widgets/shared/ui/render.ts";

const nothing = () => {};

describe("text field", () => {
  afterEach(emptyPage);

  it("has a name, visible or not, and the attributes that phones need for an address", async () => {
    const { host, render, find } = stage(fieldCss);
    for (const hideLabel of [false, true]) {
      render(
        <TextField
          id="url"
          label="URL"
          hideLabel={hideLabel}
          inputMode="url"
          placeholder="e.g. https://…"
          value=""
          onInput={nothing}
        />,
      );
      const input = find<HTMLInputElement>("input");
      expect(input.labels![0]!.textContent).to.equal("URL");
      expect([
        input.inputMode,
        input.spellcheck,
        input.getAttribute("autocapitalize"),
        input.autocomplete,
      ]).to.deep.equal(["url", false, "none", "off"]);
      await expect(host).to.be.accessible();
    }
    expect(find("[part=label]").getBoundingClientRect().width).to.equal(1);
  });

  it("shows a problem at once, and removes it", async () => {
    const { host, render, find } = stage(fieldCss);
    render(<TextField id="url" label="URL" value="" problem="The URL is empty." onInput={nothing} />);
    const input = find("input");
    expect(input.getAttribute("aria-invalid")).to.equal("true");
    const said = find(`#${input.getAttribute("aria-describedby")}`);
    expect([said.role, said.textContent]).to.deep.equal(["alert", "The URL is empty."]);
    await expect(host).to.be.accessible();
    render(<TextField id="url" label="URL" value="h" onInput={nothing} />);
    expect([
      input.getAttribute("aria-invalid"),
      input.getAttribute("aria-describedby"),
      find("[role=alert]"),
    ]).to.deep.equal(["false", null, null]);
  });

  it("reports typed text and pressed keys", async () => {
    const { render, find } = stage(fieldCss);
    const [input, key] = [spy(), spy()];
    render(<TextField id="url" label="URL" value="" onInput={input} onKeyDown={({ key: name }) => key(name)} />);
    find("input").focus();
    await sendKeys({ press: "a" });
    expect([input.args, key.args]).to.deep.equal([[["a"]], [["a"]]]);
  });

  it("runs from left to right in every language", () => {
    document.documentElement.dir = "rtl";
    const { render, find } = stage(fieldCss);
    render(<TextField id="url" label="الرابط" value="https://www.example.com/" onInput={nothing} />);
    expect(getComputedStyle(find("input")).direction).to.equal("ltr");
    expect(getComputedStyle(find("label")).direction).to.equal("rtl");
  });

  it("fits 280 px with text of double size", () => {
    const { host, render, find } = stage(fieldCss);
    host.style.cssText = "display: block; inline-size: 280px; font-size: 32px";
    render(
      <TextField
        id="url"
        label="Donaudampfschifffahrtsgesellschaft"
        value={"x".repeat(99)}
        problem="Internetverbindungsüberprüfungsfehler"
        onInput={nothing}
      />,
    );
    for (const selector of ["input", "[part=problem]"])
      expect(find(selector).getBoundingClientRect().right, selector).to.be.at.most(
        host.getBoundingClientRect().right + 0.5,
      );
    expect(host.scrollWidth).to.be.at.most(280);
  });
});
