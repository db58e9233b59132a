/** Gestures that bring an element into a state, by its tag and the state. */
import { fillAll, host, press, submit } from "./actions.ts";

type Action = () => void;

const compare = (productId: number): Action => {
  const detail = { productId, templateId: 0, valueIds: [], server: location.origin };
  return () => host?.dispatchEvent(new CustomEvent("suite-compare-add", { detail, bubbles: true, cancelable: true }));
};

function select(): void {
  host?.dispatchEvent(new Event("pointerdown"));
  getSelection()?.selectAllChildren(host?.querySelector("p") ?? document.body);
}

/** Drags files over the form without dropping them. */
function drag(): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([], "chair.png", { type: "image/png" }));
  host?.querySelector("p")?.dispatchEvent(new DragEvent("dragover", { dataTransfer, bubbles: true }));
}

/** Wraps the element in a form and submits it. */
function send(): void {
  if (!host) return;
  const form = document.createElement("form");
  host.before(form);
  form.append(host);
  form.requestSubmit();
}

export const gestures: Readonly<Record<string, readonly Action[]>> = {
  "suite-action error": [() => press("button")],
  "suite-attachments open": [() => press("a")],
  "suite-blog-share selected": [select],
  "suite-compare-panel open": [compare(151), compare(91)],
  "suite-form drop": [drag],
  "suite-form invalid": [submit],
  "suite-form sent": [() => fillAll(), submit],
  "suite-next-post grown": [() => press("a")],
  "suite-next-post leaving": [() => press("a")],
  "suite-rating invalid": [send],
  "suite-split-pdf busy": [() => fillAll("1"), submit],
  "suite-split-pdf error": [() => fillAll("1"), submit],
  "suite-survey invalid": [submit],
  "suite-sticky-header stuck": [() => scrollTo(0, document.body.scrollHeight)],
};
