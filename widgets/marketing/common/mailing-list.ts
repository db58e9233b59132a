import { isSubscriber, subscribe, type Subscription } from "#marketing/api/mailing.ts";
import { type Remote, remote } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";

/** Subscription of the visitor to a mailing list, common to all blocks and popups of the list on the page. */
export interface MailingList extends Remote<Subscription> {
  /** Subscribes. @throws SuiteError */
  subscribe(email: string): Promise<void>;
}

export function mailingList(server: string, listId: number): MailingList {
  const client = connect(server);
  const list = remote(`suite.mailing-list ${server} ${listId}`, () => isSubscriber(client, { listId }));
  return {
    ...list,
    async subscribe(email) {
      await subscribe(client, { listId, email });
      list.put({ subscribed: true, email });
    },
  };
}
