import type { WidgetView } from "#shared/element/index.ts";
import type { ZoomProps, ZoomStore } from "./zoom.store.ts";
import type { ZoomTexts } from "./zoom.strings.ts";

export type ZoomView = WidgetView<ZoomStore, ZoomProps, ZoomTexts>;
