import { own } from "../../../shared/element/index.ts";
import { isEnabled } from "../../../shared/ui/index.ts";

/** In a scale the digits 1 to 9 choose its first to ninth answer; the browser's own keys go from one to the next. */
export function driveScales(root: HTMLElement, signal: AbortSignal): void {
  own(root).addEventListener(
    "keydown",
    (event) => {
      const { target, key } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== "radio" || !/^[1-9]$/.test(key)) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const scale = [...own(root).querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
        ({ name, form }) => name === target.name && form === target.form,
      );
      const chosen = scale[Number(key) - 1];
      if (!chosen || !isEnabled(chosen)) return;
      event.preventDefault();
      chosen.focus();
      chosen.click();
    },
    { signal },
  );
}
