import { connect } from "./client.ts";
import { callModel, hasGroup } from "./contract/model.ts";
import { SuiteError } from "./error.ts";

/** Asks the suite whether a publisher of the website is signed in. @throws SuiteError */
export const askPublisher = (server: string): Promise<boolean> =>
  callModel(connect(server), hasGroup, ["website.group_website_publisher"], {}).catch((error: unknown) => {
    // no user is signed in
    if (error instanceof SuiteError && error.kind === "session") return false;
    throw error;
  });
