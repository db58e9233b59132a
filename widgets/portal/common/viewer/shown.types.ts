import type { viewer } from "#portal/i18n/en.json";
import type { Attachment } from "./attachment.ts";

export interface ShownProps {
  readonly attachment: Attachment;
  readonly texts: typeof viewer;
  /** A press on what is behind it. */
  readonly onBeside: () => void;
}
