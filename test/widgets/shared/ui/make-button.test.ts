import { expect, fixture } from "@open-wc/testing";
import { makeButton } from "#shared/ui/index.ts";

describe("makeButton", () => {
  const written = ({ role, tabIndex, ariaLabel }: HTMLElement) => [role, tabIndex, ariaLabel];

  for (const [html, expected] of [
    ["<a></a>", ["button", 0, "Show"]],
    ["<a> More </a>", ["button", 0, null]],
    ['<a aria-label="All"></a>', ["button", 0, "All"]],
    ['<i tabindex="-1"></i>', ["button", -1, "Show"]],
    ['<a href="#"></a>', ["button", 0, "Show"]],
    ["<button></button>", [null, 0, "Show"]],
  ] as const)
    it(`makes a button of ${html}, until the signal`, async () => {
      const host = await fixture<HTMLElement>(`<div>${html}</div>`);
      const sent = host.innerHTML;
      const control = host.firstElementChild as HTMLElement;
      const end = new AbortController();
      makeButton(control, "Show", end.signal);
      expect(written(control)).to.deep.equal(expected);
      expect(control.hasAttribute("tabindex")).to.equal(!/href|button/.test(html));
      end.abort();
      expect(host.innerHTML).to.equal(sent);
    });

  for (const [html, keys] of [
    ["<a></a>", [" ", "Enter"]],
    ['<a href="#"></a>', [" "]],
    ["<button></button>", []],
  ] as const)
    it(`presses ${html} by ${keys.length} keys; the browser presses it by others`, async () => {
      const control = (await fixture<HTMLElement>(`<div>${html}</div>`)).firstElementChild as HTMLElement;
      const end = new AbortController();
      let presses = 0;
      control.addEventListener("click", (event) => {
        event.preventDefault();
        presses++;
      });
      const press = (key: string) =>
        !control.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      makeButton(control, "Show", end.signal);
      expect([" ", "Enter", "a"].filter(press)).to.deep.equal(keys);
      expect(presses).to.equal(keys.length);
      end.abort();
      expect([press(" "), presses]).to.deep.equal([false, keys.length]);
    });
});
