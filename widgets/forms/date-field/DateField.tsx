import { useState } from "react";
import type { WidgetView } from "#shared/element/index.ts";
import { useHost } from "#shared/ui/index.ts";
import type { DateFieldProps, DateFieldStore, DateFieldTexts } from "./date-field.store.ts";
import { OwnField } from "./OwnField.tsx";

/** Field of the page in its slot; draws its own field if the page has none. */
export function DateField(view: WidgetView<DateFieldStore, DateFieldProps, DateFieldTexts>) {
  const [host, setHost] = useState<HTMLElement | undefined>(undefined);
  const root = useHost<HTMLDivElement>((element) => {
    if (!element.querySelector("input")) setHost(element);
  });
  return <div ref={root}>{host ? <OwnField host={host} {...view} /> : <slot />}</div>;
}
