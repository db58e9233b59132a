import { useStore } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Button, Dialog, dialogCss, Failure, Icon, lateStyles, ServerHtml, Status, toolCss } from "#shared/ui/index.ts";
import { EmailField } from "../common/form/EmailField.tsx";
import type { PopupDialogProps } from "./newsletter-popup.types.ts";
import css from "./popup-dialog.css";

/** Called when the dialog gets its content, before it opens. */
const adopt = lateStyles(toolCss, dialogCss, css);

/** Focuses the link that replaces the form, which had the focus. */
const focus = (link: HTMLElement | null) => link?.focus();

/** Dialog of the popup. It adopts its own styles, since it loads later than the element. */
export function PopupDialog({ store, texts, onError }: PopupDialogProps) {
  const { email, invalid, busy, error } = useStore(store.form.state);
  const { phase, content, redirectUrl, thanked } = useStore(store.state);
  const thanks = thanked ? texts.thanks : "";
  const submit = () => void store.form.submit();
  return (
    <>
      <Dialog open={phase !== "closed"} label={texts.title} closeText={texts.close} onClose={store.close}>
        <span className="emblem" ref={adopt}>
          <Icon path="m3 8 9 6 9-6M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2" />
        </span>
        <ServerHtml html={content} profile={fragment} onError={onError} />
        {phase === "open" && (
          <form className="form" part="form" noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
            <EmailField
              label={texts.label}
              placeholder={texts.placeholder}
              value={email}
              invalid={invalid}
              onInput={store.form.type}
            />
            <Button type="submit" busy={busy}>
              {texts.subscribe}
            </Button>
            {!!error && <Failure {...failureOf(texts, error)} busy={busy} onRetry={submit} />}
          </form>
        )}
        <Status text={thanks} />
        {phase === "popupBlocked" && (
          <a
            className="button primary"
            part="link"
            href={redirectUrl}
            target="_blank"
            rel="noopener"
            ref={focus}
            onClick={store.close}
          >
            {texts.proceed}
          </a>
        )}
      </Dialog>
      <Status hidden text={phase === "closed" ? thanks : ""} />
    </>
  );
}
