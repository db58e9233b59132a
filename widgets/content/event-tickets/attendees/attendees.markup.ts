import { own, ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import type { AttendeesProps, EventTicketsTexts } from "../event-tickets.store.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields of people; the others are the suite's own, such as its token and the ids of the tickets. */
const typed = "input:not([type=hidden],.d-none,[type=submit]),select,textarea";
const tokens = { name: "name", email: "email", phone: "tel" } as const;

export const formIn = (box: Element): HTMLFormElement | null => box.querySelector("form");

const fieldsIn = (box: Element): Field[] => [...box.querySelectorAll<Field>(typed)];

/** Whoever chose tickets goes on with who will come. */
export const focusFirst = (box: Element): void => box.querySelector<Field>(typed)?.focus();

/** Puts a field of an attendee, such as `2-email`, below a label of ours; false for any other. */
function labelAttendee(field: Field, texts: EventTicketsTexts): boolean {
  const [, number, kind] = /^(\d+)-(name|email|phone)$/.exec(field.name) ?? [];
  if (!number) return false;
  const key = kind as keyof typeof tokens;
  // each attendee is somebody else: the browser shall not put one of them into all fields
  field.setAttribute("autocomplete", `section-attendee-${number} ${tokens[key]}`);
  const label = ownDocument.createElement("label");
  label.className = "field";
  const text = ownDocument.createElement("span");
  text.textContent = texts[key];
  field.replaceWith(label);
  label.append(text, field);
  const row = label.closest(".row");
  if (row) {
    row.role = "group";
    row.ariaLabel = fill(texts.attendee, { number });
  }
  return true;
}

/** A question of the event: its text stands beside it and belongs to no field. */
function labelQuestion(field: Field): void {
  const said = field.closest(".row")?.querySelector("span")?.textContent?.trim();
  if (said && !field.labels?.length) field.ariaLabel ??= said;
}

/** What a framework's modal has around its form and our dialog has itself, and the heads of columns that labels replace; headings follow the dialog's. */
function dropFrame(box: Element, hasLabels: boolean): void {
  for (const head of box.querySelectorAll(".modal-header")) head.remove();
  for (const dialog of box.querySelectorAll("[role=dialog]")) dialog.role = null;
  for (const main of box.querySelectorAll("main")) {
    // the page has one already
    const part = ownDocument.createElement("div");
    part.className = main.className;
    part.append(...main.childNodes);
    main.replaceWith(part);
  }
  for (const heading of box.querySelectorAll("h4")) heading.ariaLevel = "3";
  if (!hasLabels) return;
  for (const row of box.querySelectorAll(".row")) if (!row.querySelector("input,select,textarea")) row.remove();
}

const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** By name, and by value where several share one. */
const keyOf = (field: Field): string => (isTick(field) ? `${field.name} ${field.value}` : field.name);

/** What people have typed and chosen. */
const valuesIn = (box: Element) =>
  new Map<string, string | boolean>(
    fieldsIn(box).map((field) => [keyOf(field), isTick(field) ? field.checked : field.value]),
  );

function fillIn(box: Element, values: ReturnType<typeof valuesIn>): void {
  for (const field of fieldsIn(box)) {
    const value = values.get(keyOf(field));
    if (typeof value === "boolean") (field as HTMLInputElement).checked = value;
    else if (value) field.value = value;
  }
}

/**
 * Shows the suite's form, sanitized, with labels and `autocomplete`; what was typed in the one before is in it.
 * @throws SuiteError for what is no form, and what `setServerHtml` throws
 */
export async function showForm(
  box: Element,
  { html, texts, server }: Pick<AttendeesProps, "html" | "texts" | "server">,
): Promise<void> {
  const values = valuesIn(box);
  await setServerHtml(box, html, fragment, server);
  const form = formIn(box);
  if (!form) throw new SuiteError("contract", "The suite sent no form for those who will come");
  // what is wrong is said in the visitor's language, beside the field
  own(form).noValidate = true;
  const labelled = fieldsIn(box).filter((field) => labelAttendee(field, texts));
  for (const field of fieldsIn(box)) labelQuestion(field);
  dropFrame(box, labelled.length > 0);
  fillIn(box, values);
}
