import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { type SinonSpy, spy } from "sinon";
import { Combobox, comboboxCss, type ComboboxProps, fieldCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import { stage } from "./render.ts";

const fruits = ["Apple", "Banana", "Cherry"].map((text) => ({ key: text, text }));

/** In a form, with an owner that does what it is told. */
export function place(given: Partial<ComboboxProps> = {}) {
  const { host, shadow, render, find } = stage(spinnerCss, fieldCss, toolCss, comboboxCss);
  const submit: SinonSpy = spy();
  const choose: SinonSpy = spy();
  let now = { value: "", active: -1, open: false, options: fruits, busy: false, ...given };
  const change = (part: Partial<ComboboxProps>) => {
    now = { ...now, ...part, options: [...(part.options ?? now.options)] };
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Combobox
          id="fruit"
          label="Fruit"
          hint="What you eat"
          placeholder="e.g. Apple"
          empty="There is none"
          clearText="Clear"
          control={{
            type: (value) => change({ value, open: true, active: -1 }),
            open: () => change({ open: true }),
            close: () => change({ open: false, active: -1 }),
            reach: (active) => change({ active }),
            choose(index) {
              choose(index);
              change({ open: false, active: -1, value: now.options[index]!.text });
            },
            clear: () => change({ value: "" }),
          }}
          {...now}
        />
        <button type="submit">Send</button>
      </form>,
    );
  };
  change({});
  const input = find<HTMLInputElement>("input");
  input.focus();
  return {
    host,
    shadow,
    find,
    change,
    input,
    submit,
    choose,
    list: find("[role=listbox]"),
    /** Text of the option that assistive technology is told of; undefined while the list is closed. */
    reached() {
      const id = input.getAttribute("aria-activedescendant");
      const option = id ? find(`#${id}`) : undefined;
      if (option) expect(option.getAttribute("aria-selected")).to.equal("true");
      return option?.textContent;
    },
  };
}
export const opened = (given: Partial<ComboboxProps> = {}): ReturnType<typeof place> => place({ open: true, ...given });
export const press = (key: string) => sendKeys({ press: key });
