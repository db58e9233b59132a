import type { Attachment } from "./attachment.ts";
import type { ViewerTexts } from "./viewer.strings.ts";

export interface ShownProps {
  readonly attachment: Attachment;
  readonly texts: ViewerTexts;
  /** A press on what is behind it. */
  readonly onBeside: () => void;
}
