import { type FormEvent, useLayoutEffect, useRef } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { mayBeDone } from "#shared/suite/index.ts";
import { Button, Failure, Status } from "#shared/ui/index.ts";
import type { SignatureTexts } from "./signature.store.ts";
import { missing, type SignatureProps, type SignatureStore } from "./signature.store.ts";
import { SignaturePad } from "./SignaturePad.tsx";

interface ThanksProps {
  /** Message of the suite; may be empty. */
  readonly thanks: string;
  /** Address of the document; may be empty. */
  readonly address: string;
  readonly server: string;
  readonly texts: SignatureTexts;
}

/** Message that replaces the form and takes the focus from its button. */
function Thanks({ thanks, address, server, texts }: ThanksProps) {
  const block = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => block.current!.focus(), []);
  const link = address && safeWebUrl(address, server);
  return (
    <div ref={block} className="thanks" part="thanks" tabIndex={-1} role="status">
      <strong>{texts.thanks}</strong>
      <p dir="auto">{thanks || texts.signed}</p>
      {link && <a href={link}>{texts.document}</a>}
    </div>
  );
}

export function Signature({
  store,
  props: { signLabel },
  texts,
  context: { server },
}: WidgetView<SignatureStore, SignatureProps, SignatureTexts>) {
  const state = useStore(store.state);
  const { name, mode, tries, isSending, error, signed } = state;
  const form = useRef<HTMLFormElement>(null);
  const missingParts = missing(state);
  const isNameMissing = tries > 0 && missingParts.name;
  // in the other mode the name is the signature: it is reported once
  const isSignatureMissing = tries > 0 && missingParts.signature && mode === "draw";
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
          aria-invalid={isNameMissing}
          aria-describedby={isNameMissing ? "name-missing" : undefined}
          onInput={(event) => store.setName(event.currentTarget.value)}
        />
        {isNameMissing && (
          <p id="name-missing" className="missing" part="missing">
            {texts.nameMissing}
          </p>
        )}
      </div>
      <SignaturePad store={store} texts={texts} isMissing={isSignatureMissing} />
      {!!error && <Failure text={mayBeDone(error) ? texts.unknown : failureText(texts, error)} />}
      <Button type="submit" busy={isSending}>
        {signLabel || texts.accept}
      </Button>
      <Status hidden text={isSending ? texts.sending : ""} />
    </form>
  );
}
