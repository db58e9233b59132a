import type { Area } from "../area.ts";
import { model } from "../model.ts";
import { attachmentRoutes } from "./attachment.ts";
import { createBus } from "./bus/bus.ts";
import { busRoutes } from "./bus/poll.ts";
import { createPresence } from "./bus/presence.ts";
import { consoleRoutes } from "./console.ts";
import { embeddingRoutes } from "./embedding.ts";
import { faceFiles } from "./faces.ts";
import { chatMethods } from "./operator.ts";
import { pageHistoryRoutes } from "./pages.ts";
import { ratingRoutes } from "./rating.ts";
import { seedChat } from "./seed/index.ts";
import { stored } from "./stored.ts";
import { chatTables } from "./tables.ts";
import { templateRoutes } from "./template.ts";
import { visitorRoutes } from "./visitor.ts";

/** Live chat, chats on documents, their files, and the bus. */
export const area: Area = {
  needs: ["website"],
  stored,
  steps: [{ tables: chatTables, seed: seedChat }],
  models: { "mail.channel": model("mail_channel", "Discussion Channel") },
  requirements: [
    { calls: /^\/im_livechat\//, module: "the live chat", elements: "suite-livechat needs" },
    {
      calls: /^\/(longpolling\/|mail\/chat_)/,
      module: "messages",
      elements: "suite-livechat and suite-thread-window need",
    },
  ],
  files: faceFiles,
  async routes(app, { database, version, hold, addMethods, onHangUp }) {
    const bus = await createBus(database, hold);
    const presence = createPresence(database);
    onHangUp(bus.hangUp);
    busRoutes(app, database, bus, presence);
    visitorRoutes(app, database, bus);
    ratingRoutes(app, database);
    pageHistoryRoutes(app, database, bus);
    consoleRoutes(app, database, presence);
    templateRoutes(app);
    embeddingRoutes(app, database, version);
    attachmentRoutes(app, database);
    addMethods({ "mail.channel": chatMethods(database, bus) });
  },
};
