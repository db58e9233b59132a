import { type FormEvent, useLayoutEffect, useRef } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { mayBeDone } from "#shared/suite/index.ts";
import { Button, Failure, Status } from "#shared/ui/index.ts";
import type { SignatureTexts } from "./signature.element.ts";
import { missing, type SignatureProps, type SignatureStore } from "./signature.store.ts";
import { SignaturePad } from "./SignaturePad.tsx";
import { Thanks } from "./Thanks.tsx";

export function Signature({
  store,
  props: { signLabel },
  texts,
  context: { server },
}: WidgetView<SignatureStore, SignatureProps, SignatureTexts>) {
  const state = useStore(store.state);
  const { name, way, tries, isSending, error, signed } = state;
  const form = useRef<HTMLFormElement>(null);
  const lacks = missing(state);
  const lacksName = tries > 0 && lacks.name;
  // a name that is missing is said once
  const lacksSignature = tries > 0 && lacks.signature && way === "draw";
  useLayoutEffect(() => {
    if (tries) form.current?.querySelector<HTMLElement>("[aria-invalid=true],[data-invalid] :checked")?.focus();
  }, [tries]);

  if (signed) return <Thanks {...signed} server={server} texts={texts} />;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void store.sign();
  };
  return (
    <form ref={form} className="signature" part="form" noValidate onSubmit={onSubmit}>
      <div className="field" part="field">
        <label htmlFor="name" part="label">
          {texts.name}
        </label>
        <input
          id="name"
          part="input"
          name="partner_name"
          autoComplete="name"
          dir="auto"
          required
          value={name}
          readOnly={isSending}
          aria-invalid={lacksName}
          aria-describedby={lacksName ? "name-missing" : undefined}
          onInput={(event) => store.setName(event.currentTarget.value)}
        />
        {lacksName && (
          <p id="name-missing" className="missing" part="missing">
            {texts.nameMissing}
          </p>
        )}
      </div>
      <SignaturePad store={store} texts={texts} isMissing={lacksSignature} />
      {!!error && <Failure text={mayBeDone(error) ? texts.unknown : failureText(texts, error)} />}
      <Button type="submit" busy={isSending}>
        {signLabel || texts.accept}
      </Button>
      <Status hidden text={isSending ? texts.sending : ""} />
    </form>
  );
}
