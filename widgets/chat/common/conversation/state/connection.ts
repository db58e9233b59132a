import { bus } from "#shared/suite/bus/index.ts";
import { connect } from "#shared/suite/index.ts";
import type { ConversationOptions } from "./conversation.types.ts";

/** The ways of a conversation to the suite and back. */
export const connection = (server: string): Pick<ConversationOptions, "client" | "bus"> => ({
  client: connect(server),
  bus: bus(server),
});
