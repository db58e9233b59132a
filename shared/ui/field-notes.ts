import { adoptStyles, own, ownDocument } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { markInserted, recordAttributes } from "./copies.ts";
import css from "./field-notes.css";

/** Message about a field whose value is invalid. */
export interface FieldTexts {
  readonly required: string;
  readonly choose: string;
  readonly email: string;
}

/** Returns the message about a field by the platform's rules, in the visitor's language; the browser has its own. */
export function fieldMessage(field: Element, texts: FieldTexts): string {
  const { validity, type, validationMessage } = field as HTMLInputElement;
  if (validity.valueMissing) return field.matches("select,[type=radio]") ? texts.choose : texts.required;
  return validity.typeMismatch && type === "email" ? texts.email : validationMessage;
}

/** Number of ids made for a name: fields of one name need not try all of them again. */
const given = new Map<string, number>();

/** Returns an id that no node of the page has. */
function freeId(name: string): string {
  let id = name;
  while (ownDocument.getElementById(id)) {
    const count = (given.get(name) ?? 1) + 1;
    given.set(name, count);
    id = `${name}-${count}`;
  }
  return id;
}

/** An element without classes gets no empty attribute. */
function dropClass(element: Element, name: string): void {
  element.classList.remove(name);
  if (!element.classList.length) element.removeAttribute("class");
}

/** Functions that remove the notes of fields: two elements may check the same field. */
const noted = new WeakMap<Element, () => void>();

/** Shows messages next to fields of the page. All of them are removed at the signal; later ones are not shown. */
export function fieldNotes(host: Element, signal: AbortSignal) {
  adoptStyles(host, css);
  const undos = new Map<Element, () => void>();
  const clear = (field: Element) => {
    const undo = undos.get(field);
    undos.delete(field);
    undo?.();
  };
  untilAbort(signal, () => [...undos.keys()].forEach(clear));
  return {
    /**
     * @param group all controls of a field that has several; the note is after the last one
     * @param block element whose last child the note is instead
     */
    say(field: Element, text: string, group: readonly Element[] = [field], block?: Element) {
      // the code that checks a field may load after the suite's editor has started, which saves the page
      if (signal.aborted) return;
      noted.get(field)?.();
      const last = group.at(-1)!;
      const note = ownDocument.createElement("span");
      note.className = "suite-field-error invalid-feedback";
      note.id = freeId(`suite-error-${(field as HTMLInputElement).name}`);
      note.textContent = text;
      markInserted(note);
      if (block) own(block).append(note);
      // in a label the note would be a part of the field's name
      else (last.closest("label") ?? last).after(note);
      const described = group.map((control) => [control, control.getAttribute("aria-describedby")] as const);
      const saids = group.map((control) => recordAttributes(control, ["class", "aria-invalid", "aria-describedby"]));
      for (const [control, ids] of described) {
        control.classList.add("is-invalid");
        control.setAttribute("aria-invalid", "true");
        control.setAttribute("aria-describedby", ids ? `${ids} ${note.id}` : note.id);
      }
      const undo = () => {
        if (noted.get(field) !== undo) return;
        noted.delete(field);
        undos.delete(field);
        note.remove();
        for (const [control, ids] of described) {
          dropClass(control, "is-invalid");
          control.removeAttribute("aria-invalid");
          if (ids === null) control.removeAttribute("aria-describedby");
          else control.setAttribute("aria-describedby", ids);
        }
        for (const takeBack of saids) takeBack();
      };
      noted.set(field, undo);
      undos.set(field, undo);
    },
    clear,
    has: (field: Element): boolean => undos.has(field),
  };
}
