import type { WidgetView } from "#shared/element/index.ts";
import type { BlogShareTexts } from "./blog-share.element.ts";
import type { BlogShareProps, BlogShareStore } from "./blog-share.store.ts";

export type BlogShareView = WidgetView<BlogShareStore, BlogShareProps, BlogShareTexts>;
