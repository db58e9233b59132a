import type { FailureTexts } from "#shared/i18n/index.ts";
import { loadedDocs } from "#shared/loaded/index.ts";
import type { FieldError } from "#shared/ui/index.ts";
import type en from "../i18n/en.json";

export type FormTexts = Readonly<FailureTexts & typeof en.form>;

export const events = {
  ...loadedDocs.events,
  "suite-form-submit": "The form is about to be sent. Cancelable: the form is not sent.",
  "suite-form-success": "The suite has stored the form. detail: { id: number }",
  "suite-form-error": "Fields have errors, or the suite refused the form. detail: { fields: string[] }",
} as const;

export type { FieldError };

/** Form of the page, for the store. */
export interface BoundForm {
  /** Marks fields with errors. Resolves to the errors, in the order of the page. */
  check(): Promise<readonly FieldError[]>;
  /** Marks fields with messages of the suite. Returns the errors of fields that the form has. */
  refuse(fields: Readonly<Record<string, string>>): readonly FieldError[];
  /** Resolves to the body to send. @throws SuiteError if the format of dates could not be loaded */
  body(): Promise<FormData>;
  /** Returns true if the field for robots is filled. */
  isTrapped(): boolean;
  /** Resets the form to the values of the page. */
  reset(): void;
  focus(name: string): void;
}

export interface FormProps {
  readonly model: string;
  /** Path of the route, without the model. */
  readonly action: string;
  /** Last part of the route in place of the model; empty: the model. */
  readonly forceAction: string;
  /** Address of the page after sending; empty: the visitor stays. */
  readonly successPage: string;
  readonly draft: boolean;
  /** Name of the field for robots; empty: none. */
  readonly honeypot: string;
  /** Address of the page with the form, for an element without one. */
  readonly src: string;
}

/** Progress of large files in bytes. */
interface Upload {
  readonly sent: number;
  readonly total: number;
}

export interface FormState {
  readonly busy: boolean;
  /**
   * - `invalid`: fields have errors
   * - `refused`: the suite refused the form
   * - `lost`: the answer was lost, and the suite may have stored the form
   * - `cancelled`: the visitor stopped the upload
   */
  readonly outcome: "" | "invalid" | "refused" | "lost" | "cancelled" | "sent";
  readonly errors: readonly FieldError[];
  /** Error of the call; null: none. */
  readonly error: unknown;
  /** Progress of large files; null: none is shown. */
  readonly upload: Upload | null;
  /** Number of attempts to send after a lost answer; each moves the focus to the question. */
  readonly attempts: number;
}

export interface UploadProgressProps extends Upload {
  readonly lang: string;
  readonly texts: FormTexts;
  readonly onCancel: () => void;
  /** Handles a failure to load this code. */
  readonly onError: (error: unknown) => void;
}
