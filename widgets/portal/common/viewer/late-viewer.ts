import { lazyView } from "../../../../shared/ui/index.ts";
import type { ViewerProps } from "./Viewer.tsx";

/** The dialog, whose code comes once somebody opens an attachment, or points at one. */
export const LateViewer = lazyView<ViewerProps>(() => import("./Viewer.tsx").then(({ Viewer }) => Viewer));
