import type { ComponentType } from "react";
import type { FailureTexts } from "#shared/i18n/index.ts";
import type { FieldError } from "#shared/ui/index.ts";
import type en from "../i18n/en.json";

export type FormTexts = Readonly<FailureTexts & typeof en.form>;

export const events = {
  "suite-form-submit": "The form is about to be sent. Cancelable: it is not.",
  "suite-form-success": "The suite has it. detail: { id: number }",
  "suite-form-error": "Fields are not filled in correctly, or the suite refused it. detail: { fields: string[] }",
} as const;

export type { FieldError };

/** The form in the page, for a store that knows no page. */
export interface BoundForm {
  /** Marks what is wrong and gives it, in the order of the page. */
  check(): Promise<readonly FieldError[]>;
  /** Marks fields that the suite refuses with what it says of each; gives those that the form has. */
  refuse(fields: Readonly<Record<string, string>>): readonly FieldError[];
  /** What is sent. @throws SuiteError where the suite does not say how dates are written */
  body(): Promise<FormData>;
  /** Whether the field that people leave empty is filled. */
  isTrapped(): boolean;
  /** Everything is as the page brought it. */
  reset(): void;
  focus(name: string): void;
}

export interface FormProps {
  readonly model: string;
  /** Path of the route, without the model. */
  readonly action: string;
  /** In the place of the model in the address; empty: the model. */
  readonly forceAction: string;
  /** Where the visitor goes then; empty: nowhere. */
  readonly successPage: string;
  readonly draft: boolean;
  /** Name of the field that people leave empty; empty: none. */
  readonly honeypot: string;
}

/** How far large files are, in bytes, and what shows it. */
interface Upload {
  readonly View: Uploader["View"];
  readonly sent: number;
  readonly total: number;
}

/** What comes with the first file that somebody chooses. */
export interface Uploader {
  /** Tells how far its body is, in bytes. */
  readonly fetch: typeof fetch;
  readonly View: ComponentType<UploadProgressProps>;
}

export interface FormState {
  readonly busy: boolean;
  /**
   * - `invalid` something has to be filled in first
   * - `refused` the suite said no
   * - `lost` nobody knows whether the suite has it
   * - `cancelled` a person stopped it on its way
   */
  readonly outcome: "" | "invalid" | "refused" | "lost" | "cancelled" | "sent";
  readonly errors: readonly FieldError[];
  /** Why the call failed; null when it did not. */
  readonly error: unknown;
  /** Of large files. */
  readonly upload: Upload | null;
  /** How often somebody wanted to send what may be there already. */
  readonly asked: number;
}

export interface UploadProgressProps {
  /** Bytes. */
  readonly sent: number;
  readonly total: number;
  readonly lang: string;
  readonly texts: FormTexts;
  readonly onCancel: () => void;
}
