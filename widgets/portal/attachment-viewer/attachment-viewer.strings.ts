import type { Texts } from "#shared/i18n/index.ts";
import { viewerTexts } from "../common/viewer/viewer.strings.ts";

export const english = { ...viewerTexts };

export type AttachmentViewerTexts = Texts<typeof english>;
