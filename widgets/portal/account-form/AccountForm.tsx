import type { WidgetView } from "#shared/element/index.ts";
import type { Leaving } from "#shared/state/index.ts";
import { SubmissionForm } from "../common/submission/SubmissionForm.tsx";
import { bind } from "./account-form.bind.ts";
import type { AccountFormTexts } from "./account-form.element.ts";

export const AccountForm = ({ store, texts, context }: WidgetView<Leaving, object, AccountFormTexts>) => (
  <SubmissionForm store={store} texts={texts} bind={(host, signal) => bind(host, signal, store, context)} />
);
