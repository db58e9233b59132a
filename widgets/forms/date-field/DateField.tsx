import { useState } from "react";
import type { WidgetView } from "../../../shared/element/index.ts";
import { useHost } from "../../../shared/ui/index.ts";
import { drive } from "./date-field.drive.ts";
import type { DateFieldProps, DateFieldStore } from "./date-field.store.ts";
import type { DateFieldTexts } from "./date-field.strings.ts";
import { OwnField } from "./OwnField.tsx";

/** A field of the page stays where it is and gets a calendar and a check; without one the element is the field. */
export function DateField(view: WidgetView<DateFieldStore, DateFieldProps, DateFieldTexts>) {
  const [host, setHost] = useState<HTMLElement | undefined>(undefined);
  const root = useHost<HTMLDivElement>((element, signal) => {
    if (element.querySelector("input")) drive(element, signal, view.store, view.context);
    else setHost(element);
  });
  return <div ref={root}>{host ? <OwnField host={host} {...view} /> : <slot />}</div>;
}
