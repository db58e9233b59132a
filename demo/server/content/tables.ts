/** Tables of blogs with posts, events with tickets. */
export const contentTables = `create table blog (id integer primary key, name text not null, subtitle text not null);
   create table blog_post (
     id integer primary key, blog_id integer not null references blog, author_id integer not null references partner,
     name text not null, subtitle text not null, teaser text not null, content text not null, tags text not null default '', cover text not null,
     published boolean not null, published_at timestamptz not null);
   create table event (
     id integer primary key, name text not null, kind text not null, starts_at timestamptz not null, ends_at timestamptz not null, timezone text not null,
     place text not null, street text not null, city text not null, country text not null, description text not null, published boolean not null);
   create table event_ticket (
     id integer primary key, event_id integer not null references event, name text not null, price integer not null, deadline timestamptz not null, seats integer not null)`;

/** Index of archives, which read by month. */
export const archiveTables = "create index blog_post_by_date on blog_post (blog_id, published_at)";

/** Ratings of projects by customers. */
export const ratingTables = `create table project (id integer primary key, name text not null);
   create table project_rating (
     id integer primary key, project_id integer not null references project, rated_id integer not null references partner,
     author_id integer not null references partner, value integer not null check (value in (1, 5, 10)), feedback text not null,
     rated_at timestamptz not null)`;
