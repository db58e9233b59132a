import type { WidgetView } from "#shared/element/index.ts";
import type { Leaving } from "#shared/state/index.ts";
import { SubmissionForm } from "../common/submission/SubmissionForm.tsx";
import type en from "../i18n/en.json";
import { bind } from "./account-form.bind.ts";

export type AccountFormTexts = Readonly<typeof en.accountForm>;

export const AccountForm = ({ store, texts, context }: WidgetView<Leaving, object, AccountFormTexts>) => (
  <SubmissionForm store={store} texts={texts} bind={(host, signal) => bind(host, signal, store, context)} />
);
