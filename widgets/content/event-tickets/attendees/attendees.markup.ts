import { own, ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import type { AttendeesProps, EventTicketsTexts } from "../event-tickets.store.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields that visitors fill in; other fields hold the token and the ids of the tickets. */
const typed = "input:not([type=hidden],.d-none,[type=submit]),select,textarea";
const tokens = { name: "name", email: "email", phone: "tel" } as const;

export const formIn = (box: Element): HTMLFormElement | null => box.querySelector("form");

const fieldsIn = (box: Element): Field[] => [...box.querySelectorAll<Field>(typed)];

/** Moves the focus to the first field. */
export const focusFirst = (box: Element): void => box.querySelector<Field>(typed)?.focus();

/** Adds a label to a field of an attendee, such as `2-email`; returns false for other fields. */
function labelAttendee(field: Field, texts: EventTicketsTexts): boolean {
  const [, number, kind] = /^(\d+)-(name|email|phone)$/.exec(field.name) ?? [];
  if (!number) return false;
  const key = kind as keyof typeof tokens;
  // a section of its own for each attendee: otherwise the browser would fill in the same person everywhere
  field.setAttribute("autocomplete", `section-attendee-${number} ${tokens[key]}`);
  const label = ownDocument.createElement("label");
  label.className = "field";
  const text = ownDocument.createElement("span");
  text.textContent = texts[key];
  field.replaceWith(label);
  label.append(text, field);
  const row = label.closest(".row");
  if (row) {
    own(row).role = "group";
    own(row).ariaLabel = fill(texts.attendee, { number });
  }
  return true;
}

/** Names the field of a question by the text beside it, which belongs to no field. */
function labelQuestion(field: Field): void {
  const row = field.closest(".row");
  const text = row && own(row).querySelector("span")?.textContent?.trim();
  if (text && !field.labels?.length) field.ariaLabel ??= text;
}

/** Removes the modal's frame around the form, which the dialog replaces, and the column heads that labels replace; headings get the level below the dialog's. */
function dropFrame(box: Element, hasLabels: boolean): void {
  for (const head of box.querySelectorAll(".modal-header")) head.remove();
  for (const dialog of box.querySelectorAll("[role=dialog]")) dialog.role = null;
  for (const main of box.querySelectorAll("main")) {
    // a page has one `main`
    const part = ownDocument.createElement("div");
    part.className = main.className;
    part.append(...main.childNodes);
    main.replaceWith(part);
  }
  for (const heading of box.querySelectorAll("h4")) heading.ariaLevel = "3";
  if (!hasLabels) return;
  for (const row of box.querySelectorAll(".row")) if (!row.querySelector("input,select,textarea")) row.remove();
}

const isToggle = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** Returns the name of a field, with its value for checkboxes and radio buttons of the same name. */
const keyOf = (field: Field): string => (isToggle(field) ? `${field.name} ${field.value}` : field.name);

/** Returns the values of the visitor's fields. */
const valuesIn = (box: Element) =>
  new Map<string, string | boolean>(
    fieldsIn(box).map((field) => [keyOf(field), isToggle(field) ? field.checked : field.value]),
  );

function fillIn(box: Element, values: ReturnType<typeof valuesIn>): void {
  for (const field of fieldsIn(box)) {
    const value = values.get(keyOf(field));
    if (typeof value === "boolean") (field as HTMLInputElement).checked = value;
    else if (value) field.value = value;
  }
}

/**
 * Shows the suite's form, sanitized, with labels and `autocomplete`; values of the previous form stay.
 * @throws SuiteError if the HTML has no form, and errors of `setServerHtml`
 */
export async function showForm(
  box: Element,
  { html, texts, server }: Pick<AttendeesProps, "html" | "texts" | "server">,
): Promise<void> {
  const values = valuesIn(box);
  await setServerHtml(box, html, fragment, server);
  const form = formIn(box);
  if (!form) throw new SuiteError("contract", "The suite sent no form for those who will come");
  // errors are shown beside the fields, in the visitor's language
  own(form).noValidate = true;
  const labelled = fieldsIn(box).filter((field) => labelAttendee(field, texts));
  for (const field of fieldsIn(box)) labelQuestion(field);
  dropFrame(box, labelled.length > 0);
  fillIn(box, values);
}
