import { useState } from "react";
import type { WidgetView } from "#shared/element/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { useHost } from "#shared/ui/index.ts";
import type { DateFieldProps, DateFieldStore, DateFieldTexts } from "./date-field.store.ts";
import { OwnField } from "./OwnField.tsx";

const loadError = "the code that gives a field of the page its calendar could not be loaded";

/** Adds a calendar and a check to a field of the page; draws its own field if the page has none. */
export function DateField(view: WidgetView<DateFieldStore, DateFieldProps, DateFieldTexts>) {
  const { store, context } = view;
  const [host, setHost] = useState<HTMLElement | undefined>(undefined);
  const root = useHost<HTMLDivElement>((element, signal) => {
    if (!element.querySelector("input")) return setHost(element);
    void import("./date-field.bind.ts").then(
      ({ bind }) => signal.aborted || bind(element, signal, store, context),
      // the page's field works without it
      (cause: unknown) => context.fail(new SuiteError("network", loadError, { cause })),
    );
    return undefined;
  });
  return <div ref={root}>{host ? <OwnField host={host} {...view} /> : <slot />}</div>;
}
