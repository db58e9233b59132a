import { safeWebUrl } from "#shared/html/index.ts";
import { Button, Dialog, dialogCss, lateStyles, toolCss } from "#shared/ui/index.ts";
import type { LinkedRecord } from "../api/tokens.ts";
import css from "./payment-dialog.css";
import type { PaymentFormTexts } from "./payment-error.ts";

const adopt = lateStyles(toolCss, dialogCss, css);

export interface RemovalProps {
  readonly records: readonly LinkedRecord[];
  /** Base of the records' addresses. */
  readonly base: string;
  readonly texts: PaymentFormTexts;
  readonly onDecided: (isConfirmed: boolean) => void;
  readonly onError: (error: unknown) => void;
}

/** Dialog that confirms the deletion of a saved method that records use. */
export function Removal({ records, base, texts, onDecided }: RemovalProps) {
  const cancel = () => onDecided(false);
  return (
    <Dialog open label={texts.warningTitle} closeText={texts.close} onClose={cancel}>
      <h2 ref={adopt} className="title">
        {texts.warningTitle}
      </h2>
      <p>{texts.linked}</p>
      <ul className="records" part="records">
        {records.map(({ id, name, description, url }) => (
          <li key={id}>
            <a href={safeWebUrl(url, base)} title={description}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button part="confirm" onClick={() => onDecided(true)}>
          {texts.confirmDeletion}
        </Button>
        <Button kind="quiet" part="cancel" onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
