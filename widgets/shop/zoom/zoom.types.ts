import type { WidgetView } from "#shared/element/index.ts";
import type { ZoomTexts } from "./zoom.element.ts";
import type { ZoomProps, ZoomStore } from "./zoom.store.ts";

export type ZoomView = WidgetView<ZoomStore, ZoomProps, ZoomTexts>;
