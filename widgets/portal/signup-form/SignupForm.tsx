import type { WidgetView } from "#shared/element/index.ts";
import type { Leaving } from "#shared/state/index.ts";
import { whileBrowsing } from "#shared/ui/index.ts";
import { driveSending } from "../common/sending/sending.drive.ts";
import { SendingForm } from "../common/sending/SendingForm.tsx";
import type { SignupFormTexts } from "./signup-form.element.ts";

export const SignupForm = ({ store, texts, context }: WidgetView<Leaving, object, SignupFormTexts>) => (
  <SendingForm
    store={store}
    texts={texts}
    drive={(host, signal) => {
      const form = host.querySelector("form");
      if (form) whileBrowsing(signal, context.editing, (end) => driveSending(host, form, end, store));
    }}
  />
);
