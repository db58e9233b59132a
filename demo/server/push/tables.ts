/** Devices that get notifications. `address` is the endpoint of a subscription, or a token of another service, which has no keys. */
export const pushTables = `create table push_token (
     address text primary key, p256dh text, auth text,
     session_id text not null references session on update cascade on delete cascade,
     created_at timestamptz not null default now(), check ((p256dh is null) = (auth is null)));
   create index push_token_session on push_token (session_id)`;
