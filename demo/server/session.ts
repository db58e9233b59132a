import { createHash, randomBytes } from "node:crypto";
import type { Database } from "./database.ts";

export type Role = "public" | "portal" | "publisher" | "operator" | "admin";

export interface User {
  readonly id: number;
  /** Empty for the public user. */
  readonly login: string;
  readonly name: string;
  readonly email: string | null;
  readonly partnerId: number;
  readonly role: Role;
}

export interface Session {
  /** 40 hex digits; a new one after login and logout. */
  readonly id: string;
  /** Public user while no user is signed in. */
  readonly user: User;
  /** Contact of an anonymous visitor who followed a record. */
  readonly partnerId: number | null;
  /** Email address that the visitor subscribed with. */
  readonly mailingEmail: string | null;
}

export interface Sessions {
  /** Finds and renews the session of a cookie, or starts a new anonymous one. Rejects ids that the suite did not create. */
  open(id: string | undefined): Promise<Session>;
  /** Returns a separate session of the same user or of an account, so that frames of one page share no state. */
  beside(session: Session, name: string, login?: string): Promise<Session>;
  remember(session: Session, contact: { partnerId?: number; mailingEmail?: string }): Promise<void>;
  /** Signs in and keeps the visitor's contact and address. */
  signIn(session: Session, userId: number): Promise<Session>;
  signOut(session: Session): Promise<Session>;
}

const publicUser = 4;
const newId = () => randomBytes(20).toString("hex");

interface Row {
  id: string;
  session_partner: number | null;
  mailing_email: string | null;
  user_id: number;
  login: string | null;
  name: string;
  email: string | null;
  partner_id: number;
  role: Role;
}

const toSession = (row: Row): Session => ({
  id: row.id,
  user: {
    id: row.user_id,
    login: row.login ?? "",
    name: row.name,
    email: row.email,
    partnerId: row.partner_id,
    role: row.role,
  },
  partnerId: row.session_partner,
  mailingEmail: row.mailing_email,
});

/** Wraps a statement that returns the row of `session`, and joins its user. */
const withUser = (statement: string) => `with touched as (${statement})
  select touched.id, touched.partner_id as session_partner, touched.mailing_email,
         account.id as user_id, account.login, account.role, account.partner_id, partner.name, partner.email
  from touched join account on account.id = touched.user_id join partner on partner.id = account.partner_id`;

export function createSessions(database: Database): Sessions {
  const one = async (statement: string, values: readonly unknown[]): Promise<Session | undefined> => {
    const [row] = await database.query<Row>(withUser(statement), values);
    return row && toSession(row);
  };
  const start = async (userId: number): Promise<Session> => {
    const session = await one("insert into session (id, user_id) values ($1, $2) returning *", [newId(), userId]);
    if (!session) throw new Error(`User ${userId} is missing from the database`);
    return session;
  };
  return {
    open: async (id) => {
      const known =
        id &&
        (await one(
          "update session set seen_at = now() where id = $1 and seen_at > now() - interval '90 days' returning *",
          [id],
        ));
      return known || start(publicUser);
    },
    beside: async ({ id, user }, name, login) =>
      (await one(
        `insert into session (id, user_id) values ($1, coalesce((select id from account where login = $3), $2))
         on conflict (id) do update set user_id = excluded.user_id, seen_at = now() returning *`,
        [createHash("sha1").update(`${id} ${name}`).digest("hex"), user.id, login ?? null],
      ))!,
    remember: async (session, { partnerId = session.partnerId, mailingEmail = session.mailingEmail }) => {
      await database.query("update session set partner_id = $2, mailing_email = $3 where id = $1", [
        session.id,
        partnerId,
        mailingEmail,
      ]);
    },
    signIn: async (session, userId) =>
      (await one("update session set id = $2, user_id = $3 where id = $1 returning *", [
        session.id,
        newId(),
        userId,
      ])) ?? start(userId),
    signOut: async (session) => {
      await database.query("delete from session where id = $1", [session.id]);
      return start(publicUser);
    },
  };
}
