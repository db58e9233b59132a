export { createConversation, type Conversation, type ConversationOptions } from "./conversation.ts";
export { keptIn, type Kept } from "./kept.ts";
export { isSquashed, type ChatFile, type ChatMessage } from "./message.ts";
export { plainText } from "./plain.ts";
