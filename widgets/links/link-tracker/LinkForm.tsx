import { useLayoutEffect, useRef } from "react";
import { useStore } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Button, Failure, Status } from "#shared/ui/index.ts";
import { TextField } from "../common/short-link/TextField.tsx";
import { type LinkTrackerStore, type LinkTrackerTexts, messageOr, tagKinds } from "./link-tracker.store.ts";
import type { LinkRow } from "./recent-links.store.ts";
import { TagCombobox } from "./TagCombobox.tsx";

interface LinkFormProps {
  readonly store: LinkTrackerStore;
  readonly texts: LinkTrackerTexts;
}

function Made({ link, edit }: LinkRow) {
  const { code } = useStore(edit.state);
  return (
    <output className="made" part="made" dir="ltr">
      {link.host}
      {code}
    </output>
  );
}

/** Form that makes a short link of an address and its tags. */
export function LinkForm({ store, texts }: LinkFormProps) {
  const { url, generating, made, problem, error } = useStore(store.state);
  const copied = useStore(store.copying.state);
  const address = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // the form may have been submitted from a field that is now hidden
    if (made && form.current!.querySelector(".utm :focus"))
      form.current!.querySelector<HTMLElement>("[type=submit]")!.focus();
  }, [made]);
  const buttonText = generating
    ? texts.generating
    : !made
      ? texts.generate
      : copied === "copied"
        ? texts.copied
        : texts.copy;
  return (
    <form
      ref={form}
      className="link-form"
      part="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        store.submit();
        if (store.state.get().problem === "emptyUrl") address.current!.focus();
      }}
    >
      <TextField
        inputRef={address}
        id="url"
        label={texts.url}
        inputMode="url"
        placeholder={texts.urlPlaceholder}
        value={url}
        problem={problem ? texts[problem] : undefined}
        onInput={store.type}
      />
      <div className="utm" hidden={!!made}>
        {tagKinds.map((kind) => (
          <TagCombobox key={kind} kind={kind} field={store.tags[kind]} texts={texts} />
        ))}
      </div>
      <div className="made-row">
        <Button type="submit">{buttonText}</Button>
        {made && <Made {...made} />}
      </div>
      {!!error && <Failure {...failureOf(texts, error)} text={messageOr(texts.failed, error)} onRetry={store.submit} />}
      <Status
        hidden={copied !== "refused"}
        text={made ? (copied === "refused" ? texts.copyRefused : buttonText) : generating ? texts.generating : ""}
      />
    </form>
  );
}
