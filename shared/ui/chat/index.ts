export { Badge } from "./Badge.tsx";
export { default as badgeCss } from "./badge.css";
export { ChatWindow, type ChatWindowProps } from "./ChatWindow.tsx";
export { default as chatCss } from "./chat.css";
export { chatParts } from "./chat.parts.ts";
export { chatTexts, type ChatTexts } from "./chat.strings.ts";
export { Composer, type ComposerProps } from "./Composer.tsx";
export { useDock } from "./dock.ts";
export { Thread, type ThreadProps } from "./Thread.tsx";
