import { expect, fixture, oneEvent, waitUntil } from "@open-wc/testing";
import { define } from "#shared/element/index.ts";
import declaration from "../element/sample.element.ts";

define(declaration);

async function mount(markup: string) {
  const host = await fixture<HTMLElement>(markup);
  const button = () => host.shadowRoot!.querySelector("button");
  await waitUntil(button, "the button is shown");
  return { host, button: button()!, status: host.shadowRoot!.querySelector("[role=status]")! };
}

it("shows the number of presses", async () => {
  const { host, button, status } = await mount("<suite-sample></suite-sample>");
  expect(status.textContent).to.equal("");
  const change = oneEvent(host, "suite-sample-change");
  button.click();
  expect((await change).detail).to.deep.equal({ count: 1 });
  await waitUntil(() => status.textContent === "Pressed once.");
  button.click();
  await waitUntil(() => status.textContent === "Pressed 2 times.");
  await expect(host).to.be.accessible();
});

it("shows the label of the page author", async () => {
  const { button } = await mount('<suite-sample data-label="Ring" data-text-press="Unused"></suite-sample>');
  expect(button.textContent).to.equal("Ring");
});
