import type { Database } from "#demo/server/database.ts";

/** Presence of users. */
export interface Presence {
  /** Records a poll of a signed-in user. `inactivity`: ms since the user's last action. */
  seen(accountId: number, inactivity: number): Promise<void>;
  /** Signs an operator on or off. After signing off, polls do not make the operator present. */
  sign(accountId: number, on: boolean): Promise<void>;
  /**
   * Returns online, away (no action for 30 minutes), offline (no poll for 55 s) or, for contacts without a user, im_partner. Leaves out
   * unknown ids.
   */
  statuses(partnerIds: readonly number[]): Promise<{ id: number; im_status: string }[]>;
}

export function createPresence(database: Database): Presence {
  return {
    seen: async (accountId, inactivity) => {
      await database.query(
        `insert into presence as known (account_id, last_poll, last_presence) values ($1, now(), now() - $2 * interval '1 ms')
         on conflict (account_id) do update set last_poll = now(), last_presence = greatest(known.last_presence, excluded.last_presence)`,
        [accountId, inactivity],
      );
    },
    sign: async (accountId, on) => {
      await database.query(
        `insert into presence (account_id, signed_off, last_poll, last_presence) values ($1, not $2, now(), now())
         on conflict (account_id) do update set signed_off = not $2, last_poll = now(), last_presence = now()`,
        [accountId, on],
      );
    },
    statuses: (partnerIds) =>
      database.query(
        `select partner.id, coalesce(im_status, 'im_partner') as im_status
         from partner left join attendance on partner_id = partner.id where partner.id = any($1::integer[]) order by partner.id`,
        [partnerIds],
      ),
  };
}
