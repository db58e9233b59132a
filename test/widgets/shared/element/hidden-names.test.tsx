import { expect, nextFrame } from "@open-wc/testing";
import { useState } from "react";
import { cookies } from "#shared/state/cookies.ts";
import { base, mounted, place, sample } from "./sample.ts";

/** Members of the document that rendering and reading cookies need. */
const names = ["cookie", "createElement", "createElementNS", "createTextNode", "defaultView"];

describe("elements of the page that hide what the document has", () => {
  afterEach(() => document.body.replaceChildren());

  const hide = () => {
    document.body.insertAdjacentHTML("beforeend", names.map((name) => `<img name="${name}" alt="">`).join(""));
    for (const name of names) expect(Reflect.get(document, name)).to.be.instanceof(HTMLImageElement);
  };

  /** Draws more at each press: elements in elements that were there before. */
  function View() {
    const [count, setCount] = useState(1);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {Array.from({ length: count }, (_, index) => (
          <span key={index}>
            <b>{`number ${index}`}</b>
            <svg viewBox="0 0 1 1">
              <path d="M0 0" />
            </svg>
          </span>
        ))}
      </button>
    );
  }

  it("change nothing for elements that are drawn below them", async () => {
    const host = place(sample({ view: View }));
    hide();
    expect(base(host)).to.equal(null);
    await mounted(host);
    expect(host.shadowRoot!.textContent).to.equal("number 0");
  });

  it("change nothing for elements that are drawn again after their insertion", async () => {
    const host = place(sample({ view: View }));
    await mounted(host);
    hide();
    host.shadowRoot!.querySelector("button")!.click();
    await nextFrame();
    expect(host.shadowRoot!.textContent).to.equal("number 0number 1");
    expect(host.shadowRoot!.querySelectorAll("path")[1]).to.be.instanceof(SVGPathElement);
  });

  it("change nothing for cookies", () => {
    hide();
    cookies.set("hidden_names", "a;b".replace(";", "%3B"));
    expect(cookies.get("hidden_names")).to.equal("a%3Bb");
    cookies.remove("hidden_names");
    expect(cookies.get("hidden_names")).to.equal(undefined);
  });
});
