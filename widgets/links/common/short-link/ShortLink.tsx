import { type RefObject, useLayoutEffect, useRef } from "react";
import type { links } from "#links/i18n/en.json";
import { useStore } from "#shared/element/index.ts";
import { Button, Icon, icons, Status } from "#shared/ui/index.ts";
import type { CodeEdit } from "./code-edit.store.ts";
import type { Copying } from "./copying.store.ts";
import { TextField } from "./TextField.tsx";

interface CopyButtonProps {
  readonly copying: Copying;
  readonly texts: typeof links;
  readonly onCopy: () => void;
}

/** Copy button; says "Copied" for five seconds, or shows a hint if the browser refuses. */
function CopyButton({ copying, texts, onCopy }: CopyButtonProps) {
  const state = useStore(copying.state);
  return (
    <>
      <Button kind="quiet" part="copy" onClick={onCopy}>
        {state === "copied" ? texts.copied : texts.copy}
      </Button>
      <Status
        hidden={state !== "refused"}
        text={state === "copied" ? texts.copied : state === "refused" ? texts.copyRefused : ""}
      />
    </>
  );
}

interface ShortLinkProps {
  /** Part of the address before the code. */
  readonly host: string;
  readonly edit: CodeEdit;
  readonly copying: Copying;
  readonly texts: typeof links;
  /** Unique in the element. */
  readonly id: string;
  readonly onCopy: () => void;
}

const problems = { empty: "codeEmpty", odd: "codeOdd", taken: "codeTaken" } as const;

interface CodeFormProps extends Pick<ShortLinkProps, "host" | "edit" | "texts" | "id"> {
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** Form that changes the code. */
function CodeForm({ host, edit, texts, id, inputRef }: CodeFormProps) {
  const { draft, problem, busy } = useStore(edit.state);
  return (
    <form
      className="short-link"
      part="code-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save();
      }}
    >
      <bdi className="address" part="address" dir="ltr">
        {host}
      </bdi>
      <TextField
        inputRef={inputRef}
        id={id}
        label={texts.code}
        hideLabel
        value={draft ?? ""}
        problem={problem ? texts[problems[problem]] : undefined}
        onInput={edit.type}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          edit.cancel();
        }}
      />
      <Button type="submit" part="ok" busy={busy}>
        {texts.ok}
      </Button>
      <Button kind="quiet" part="cancel" onClick={edit.cancel}>
        {texts.cancel}
      </Button>
    </form>
  );
}

/** Short address that can be copied and changed in place. Parts: address, code, edit, copy, code-form, ok, cancel. Styles: `spinnerCss`, `buttonCss`, `fieldCss`, `statusCss`, `toolCss`, `shortLinkCss`. */
export function ShortLink({ host, edit, copying, texts, id, onCopy }: ShortLinkProps) {
  const { code, draft } = useStore(edit.state);
  const isEditing = draft !== null;
  const input = useRef<HTMLInputElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useLayoutEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (!isEditing) return pencil.current!.focus();
    input.current!.focus();
    input.current!.select();
  }, [isEditing]);

  if (isEditing) return <CodeForm host={host} edit={edit} texts={texts} id={id} inputRef={input} />;
  return (
    <div className="short-link">
      <bdi className="address" part="address" dir="ltr">
        {host}
        <b part="code">{code}</b>
      </bdi>
      <button
        ref={pencil}
        className="tool"
        part="edit"
        type="button"
        aria-label={texts.editCode}
        title={texts.editCode}
        onClick={edit.edit}
      >
        <Icon path={icons.pencil} />
      </button>
      <CopyButton copying={copying} texts={texts} onCopy={onCopy} />
    </div>
  );
}
