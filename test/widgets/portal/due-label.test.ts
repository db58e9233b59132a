import { expect, fixture, fixtureCleanup } from "@open-wc/testing";
import declaration from "#portal/due-label/due-label.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";

define(declaration);

const day = (offset: number): string => {
  const date = new Date();
  date.setDate(date.getDate() + offset);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
};

async function place(markup: string) {
  const host = await fixture<HTMLElement>(markup);
  const labelText = () => host.shadowRoot?.querySelector("[part=label]")?.textContent;
  await until(labelText);
  return { host, labelText };
}

describe("suite-due-label", () => {
  afterEach(() => fixtureCleanup());

  it("shows the days until its date, and follows the date", async () => {
    const { host, labelText } = await place(`<suite-due-label data-date="${day(3)}">Due soon</suite-due-label>`);
    expect(labelText()).to.equal("Due in 3 days");
    await expect(host).to.be.accessible();
    host.dataset["date"] = day(0);
    await until(() => labelText() === "Due today");
    expect(host.matches(":state(today)")).to.equal(true);
    host.dataset["date"] = day(-1);
    await until(() => labelText() === "1 day overdue");
    expect(host.matches(":state(overdue):not(:state(today))")).to.equal(true);
    expect(host.textContent).to.equal("Due soon");
  });

  it("shows the author's texts", async () => {
    const { labelText } = await place(
      `<suite-due-label data-date="${day(0)}" data-text-today="Now!"></suite-due-label>`,
    );
    expect(labelText()).to.equal("Now!");
  });
});
