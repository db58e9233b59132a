import type { WidgetView } from "#shared/element/index.ts";
import type { Leaving } from "#shared/state/index.ts";
import { whileBrowsing } from "#shared/ui/index.ts";
import { bindSubmission } from "../common/submission/submission.bind.ts";
import { SubmissionForm } from "../common/submission/SubmissionForm.tsx";
import type en from "../i18n/en.json";

export type SignupFormTexts = Readonly<typeof en.signupForm>;

export const SignupForm = ({ store, texts, context }: WidgetView<Leaving, object, SignupFormTexts>) => (
  <SubmissionForm
    store={store}
    texts={texts}
    bind={(host, signal) => {
      const form = host.querySelector("form");
      if (form) whileBrowsing(signal, context.editing, (end) => bindSubmission(host, form, end, store));
    }}
  />
);
