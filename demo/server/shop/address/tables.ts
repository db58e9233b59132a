/** Columns of addresses: the fields of each country in order, and the addresses of buyers. */
export const addressTables = `alter table country
     add column address_fields text[] not null default '{street,street2,city,state_code,zip,country_name}',
     add column phone_code integer not null default 0;
   create table country_state (
     id integer primary key, country_id integer not null references country, name text not null, code text not null);
   create index country_state_country on country_state (country_id);
   alter table partner
     add column street2 text, add column zip text, add column country_id integer references country,
     add column state_id integer references country_state, add column company_name text, add column vat text,
     add column parent_id integer references partner;
   create index partner_parent on partner (parent_id);
   alter table sale_order
     add column partner_invoice_id integer references partner, add column partner_shipping_id integer references partner`;
