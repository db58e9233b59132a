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
  const said = () => host.shadowRoot?.querySelector("[part=label]")?.textContent;
  await until(said);
  return { host, said };
}

describe("suite-due-label", () => {
  afterEach(() => fixtureCleanup());

  it("says when it is due, and follows its date", async () => {
    const { host, said } = await place(`<suite-due-label data-date="${day(3)}">Due soon</suite-due-label>`);
    expect(said()).to.equal("Due in 3 days");
    await expect(host).to.be.accessible();
    host.dataset["date"] = day(0);
    await until(() => said() === "Due today");
    expect(host.matches(":state(today)")).to.equal(true);
    host.dataset["date"] = day(-1);
    await until(() => said() === "1 day overdue");
    expect(host.matches(":state(overdue):not(:state(today))")).to.equal(true);
    expect(host.textContent).to.equal("Due soon");
  });

  it("speaks the author's words", async () => {
    const { said } = await place(`<suite-due-label data-date="${day(0)}" data-text-today="Now!"></suite-due-label>`);
    expect(said()).to.equal("Now!");
  });
});
