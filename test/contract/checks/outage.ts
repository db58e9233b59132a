import assert from "node:assert/strict";
import { it } from "node:test";
import type { Locator } from "playwright-core";
import { mergeTexts } from "#shared/element/index.ts";
import { once } from "#test/once.ts";
import { elsewhereOf } from "../elsewhere.ts";
import { hasState, showsFallback } from "../inside.ts";
import { leaveOut } from "../leave-out.ts";
import { fallbackText, withFallback } from "../markup.ts";
import { recordOf } from "../record.ts";
import type { Subject } from "../subjects.ts";
import { fields, openUp, submitOf, typeAll, typedText } from "../use.ts";
import { type Failure, Visit } from "../visit.ts";

type Failing = readonly [title: string, failure: Failure, kind: string];

const raising: Failing = ["an error of the suite", { errors: 1 }, "server"];
const malformed: Failing = ["a malformed answer", { garbage: true }, "contract"];
const unconnected: readonly Failing[] = [
  ["a refused connection", { refused: true }, "network"],
  ["a lost connection", { offline: true }, "network"],
];

/** Message of the demo server's requested errors. */
const serverMessage = "The QA panel asked for this error";

/** Returns true if a part of the element is visible; content for screen readers alone is 1 px wide. */
const isSeen = (host: Element) =>
  [...host.shadowRoot!.querySelectorAll("[part=base] *")].some(
    (element) => element.checkVisibility() && element.getBoundingClientRect().width > 2,
  );

/** Guarantee 8: errors of the suite. */
export const outage = (subject: Subject): void => failing(subject, [raising]);

/** Guarantee 8: answers that the element's schemas refuse. */
export const malformedAnswers = (subject: Subject): void => failing(subject, [malformed]);

/** Guarantee 8: failures that the client turns into errors. */
export const outages = (subject: Subject): void => failing(subject, unconnected);

function failing(subject: Subject, failures: readonly Failing[]): void {
  const { tag, example, declaration } = subject;
  const { retry = "" } = mergeTexts(declaration.texts);

  /** @param index index of the error among those of the page */
  async function expectReported(visit: Visit, kind: string, index: number) {
    const error = await visit.failed(index);
    assert.deepEqual({ tag: error.tag, kind: error.kind }, { tag, kind });
    await visit.quiet();
    assert.ok(visit.said.includes(`<${tag}> ${kind}: ${error.message}`), visit.said.join("\n"));
    assert.deepEqual(visit.crashes, []);
    assert.ok(await hasState(visit.page.locator(tag), "error"));
  }

  /**
   * Expects a button to hide an error of a call that the visitor did not request. A press calls again and shows the error beside the button;
   * another press is the retry.
   */
  async function expectRetriedByPress(visit: Visit, button: Locator, failure: Failure) {
    const name = await button.getAttribute("aria-label");
    const alert = visit.page.locator(tag).getByRole("alert");
    assert.equal(await alert.innerText(), "");
    await visit.meets(failure);
    await button.click();
    await alert.filter({ hasText: /./ }).waitFor();
    assert.equal(await button.getAttribute("aria-label"), name);
    await visit.recovers();
    await button.click();
    await visit.page.waitForFunction((tag) => !document.querySelector(tag)!.matches(":state(error)"), tag);
    assert.equal(await alert.innerText(), "");
  }

  /** Expects a visible element to show the failure with a retry, or the author's content; a single button shows it when used. */
  async function expectSeen(visit: Visit, failure: Failure) {
    const host = visit.page.locator(tag);
    assert.equal(await host.getByText(serverMessage).count(), 0, "the suite's message is on the page");
    if ((await showsFallback(host)) || !(await host.evaluate(isSeen))) return;
    // the author's own slides replace the suite's
    if (declaration.slotting === "manual" && (await host.getByText(fallbackText).isVisible())) return;
    if (await host.getByRole("button", { name: retry, exact: true }).isVisible()) return;
    const button = host.getByRole("button");
    assert.equal(await button.count(), 1, "no retry");
    await expectRetriedByPress(visit, button, failure);
  }

  const body = withFallback(example, tag);

  async function expectFailedStart(visit: Visit, failure: Failure, kind: string) {
    await visit.open({ body });
    await visit.rendered(tag);
    await visit.quiet();
    await openUp(visit, subject);
    await expectReported(visit, kind, 0);
    await expectSeen(visit, failure);
  }

  /** Retries, or opens the page again if there is no retry button. */
  async function comeBack(visit: Visit) {
    const button = visit.page.locator(tag).getByRole("button", { name: retry, exact: true });
    await visit.recovers();
    if (await button.isVisible()) await button.click();
    else await visit.open({ body });
    const host = await visit.rendered(tag);
    await visit.quiet();
    await openUp(visit, subject);
    return host;
  }

  async function expectKept(visit: Visit, failure: Failure, kind: string) {
    const host = await comeBack(visit);
    await typeAll(visit, subject);
    const typed = await fields(visit, subject).count();
    const { length: errors } = (await visit.notes()).errors;
    await visit.meets(failure);
    await submitOf(host).click();
    await expectReported(visit, kind, errors);
    await expectSeen(visit, failure);
    const values = await Promise.all((await fields(visit, subject).all()).map((field) => field.inputValue()));
    assert.deepEqual(values, Array(typed).fill(typedText));

    await visit.recovers();
    await host.getByRole("button", { name: retry, exact: true }).click();
    await visit.quiet();
    assert.equal(await hasState(host, "error"), false);
  }

  for (const [title, failure, kind] of failures) {
    /** One visit for both checks, of which each may fail without the other. */
    const visited = once(async () => {
      const { asksByItself } = await elsewhereOf(subject);
      const { canSend } = await recordOf(subject);
      await using visit = await Visit.start({}, failure);
      const [start] = await Promise.allSettled([asksByItself && expectFailedStart(visit, failure, kind)]);
      const [sending] = await Promise.allSettled([canSend && expectKept(visit, failure, kind)]);
      return { start, sending };
    });

    it(`${tag} reports ${title} at the start`, async (t) => {
      if (!(await elsewhereOf(subject)).asksByItself) return leaveOut(t, "it sends no call by itself");
      const { start } = await visited();
      if (start.status === "rejected") throw start.reason;
    });

    it(`${tag} keeps the typed text after ${title}, and retries`, async (t) => {
      if (!(await recordOf(subject)).canSend) return leaveOut(t, "it has no form with text fields");
      const { sending } = await visited();
      if (sending.status === "rejected") throw sending.reason;
    });
  }
}
