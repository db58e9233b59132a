import type { links } from "#links/i18n/en.json";
import { useStore } from "#shared/element/index.ts";
import { Button, Status } from "#shared/ui/index.ts";
import type { Copying } from "./copying.store.ts";

export interface CopyButtonProps {
  readonly copying: Copying;
  readonly texts: typeof links;
  readonly onCopy: () => void;
}

/** "Copy", "Copied" for five seconds, and what to do where the browser refuses. Parts: copy, status. Styles: `buttonCss`, `statusCss`. */
export function CopyButton({ copying, texts, onCopy }: CopyButtonProps) {
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
