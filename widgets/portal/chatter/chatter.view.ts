import type { WidgetView } from "#shared/element/index.ts";
import type { ChatterTexts } from "./chatter.element.ts";
import type { ChatterStore } from "./chatter.store.ts";
import type { ChatterProps } from "./chatter.types.ts";

export type ChatterView = WidgetView<ChatterStore, ChatterProps, ChatterTexts>;
