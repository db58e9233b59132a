/** Tables of surveys with questions, participations and answers. */
export const surveyTables = `create table survey (
     id integer primary key, title text not null, description text not null, thanks text not null, scored boolean not null);
   create table survey_page (
     id integer primary key, survey_id integer not null references survey, title text not null, description text not null);
   create table survey_question (
     id integer primary key, page_id integer not null references survey_page, kind text not null, title text not null,
     required boolean not null, dropdown boolean not null, comment text not null, rule text not null, wrong text not null,
     least text not null, most text not null);
   create table survey_label (
     id integer primary key, question_id integer not null references survey_question, title text not null, is_row boolean not null,
     score integer not null);
   create table survey_input (
     id serial primary key, survey_id integer not null references survey, token text not null unique, position integer not null default 0,
     done boolean not null default false, created_at timestamptz not null default now());
   create table survey_answer (
     input_id integer not null references survey_input on delete cascade, question_id integer not null references survey_question,
     row_id integer references survey_label, label_id integer references survey_label, answer text);
   create index survey_answer_by_question on survey_answer (question_id, input_id)`;
