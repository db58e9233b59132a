import blogArchive from "#content/blog-archive/blog-archive.element.ts";
import blogShare from "#content/blog-share/blog-share.element.ts";
import eventTickets from "#content/event-tickets/event-tickets.element.ts";
import survey from "#content/survey/survey.element.ts";
import surveyResults from "#content/survey-results/survey-results.element.ts";
import form from "#forms/form/form.element.ts";
import { type List, send } from "./list.ts";

const question = (number: number, control: string) =>
  `<div class="js_question-wrapper" id="1_1_${number}"><h2>Question ${number} <span class="text-danger">*</span></h2>${control}<div class="js_errzone"></div></div>`;
const answerable = 'data-submit="/survey/submit/1"';

/** Lists of surveys, forms, events and blogs. */
export const content: Readonly<Record<string, List>> = {
  "rows of survey results, in pages": {
    declaration: surveyResults,
    around: [
      '<table id="table_question_9"><tbody>',
      '</tbody></table><ul class="pagination" data-question_id="9" data-record_limit="10"><li><a href="#">1</a></li></ul>',
    ],
    item: (number) => `<tr class="d-none"><td>Answer ${number}</td></tr>`,
    taken: "tr:not(.d-none)",
  },
  "answers of survey results, with filters": {
    declaration: surveyResults,
    around: ["<table><thead><tr><th>Answer</th><th>People</th></tr></thead><tbody>", "</tbody></table>"],
    item: (number) =>
      `<tr><td>Answer ${number}</td><td class="survey_answer">3 <i class="fa fa-filter" data-row_id="0" data-answer_id="${number}"></i></td></tr>`,
    taken: "tr:has(.suite-filter)",
  },
  "charts of survey results": {
    declaration: surveyResults,
    item: (number) =>
      `<section><h3>Question ${number}</h3><div class="survey_graph" data-graph_type="bar" graph-data='[{"key":"A","values":[{"text":"Oak","count":3}]}]'></div></section>`,
    taken: "section:has(suite-survey-results)",
  },
  "questions of a survey": {
    declaration: survey,
    attributes: answerable,
    around: ['<form class="js_surveyform">', send],
    item: (number) => question(number, `<input name="1_1_${number}" required>`),
    taken: ".js_question-wrapper:has([aria-required])",
    press: ["button", ".js_question-wrapper:has([aria-invalid])"],
  },
  "labelled questions of a survey": {
    declaration: survey,
    attributes: answerable,
    around: ["<form>", send],
    item: (number) =>
      `<p data-question="1_1_${number}"><label for="q${number}">Question ${number}</label><input id="q${number}" name="1_1_${number}" required></p>`,
    taken: "p:has([aria-required])",
  },
  "rows of a survey's table": {
    declaration: survey,
    attributes: answerable,
    around: [
      `<form>${question(1, "").replace("</div></div>", "")}<table><tbody>`,
      `</tbody></table></div></div>${send}`,
    ],
    item: (number) =>
      `<tr><th>Row ${number}</th><td><input type="radio" name="1_1_1_${number}" value="1"></td><td><input type="radio" name="1_1_1_${number}" value="2"></td></tr>`,
    taken: "tr:has([aria-label])",
  },
  "answers in the visitor's own words in a survey": {
    declaration: survey,
    attributes: answerable,
    around: ["<form>", send],
    item: (number) =>
      question(
        number,
        `<label><input type="radio" name="1_1_${number}" value="-1"> Other</label><input name="1_1_${number}_comment">`,
      ),
    taken: ".js_question-wrapper[role=group]",
  },
  "dates of a survey": {
    declaration: survey,
    attributes: answerable,
    around: ["<form>", send],
    item: (number) => question(number, `<input name="1_1_${number}" data-date>`),
    taken: ".js_question-wrapper:has(.suite-date-native)",
  },
  "required fields of the suite's form": {
    declaration: form,
    attributes: 'data-model="crm.lead"',
    around: ['<form class="s_website_form">', '<a class="o_website_form_send" href="#">Send</a></form>'],
    item: (number) =>
      `<div class="form-field"><label class="col-form-label" for="field_${number}">Field ${number}</label><input class="o_website_form_input" name="field_${number}" required></div>`,
    taken: ".form-field:has([id],[aria-label])",
    press: [".o_website_form_send", ".form-field:has([aria-invalid])"],
  },
  "required fields of a form": {
    declaration: form,
    attributes: 'data-model="crm.lead"',
    around: ["<form>", send],
    item: (number) => `<p><label>Field ${number} <input name="field_${number}" required></label></p>`,
    taken: "form[novalidate] p",
    press: ["button", "p:has([aria-invalid])"],
  },
  "fields of one name": {
    declaration: form,
    attributes: 'data-model="crm.lead"',
    around: ["<form>", send],
    item: (number) => `<p><label><input type="checkbox" name="one" value="${number}" required> ${number}</label></p>`,
    taken: "form[novalidate] p",
    press: ["button", "p:has([aria-invalid])"],
  },
  "years of a blog": {
    declaration: blogArchive,
    around: ["<ul>", "</ul>"],
    item: (number) => `<li><span>${number}</span><ul><li><a href="/blog">May</a></li></ul></li>`,
    taken: "li:has([aria-expanded])",
  },
  "posts of a blog with icons of networks": {
    declaration: blogShare,
    item: () => '<article name="blog_post"><h2><a href="/blog/1">A post</a></h2><a class="o_twitter"></a></article>',
    taken: "article:has(.o_twitter[href])",
  },
  "kinds of tickets": {
    declaration: eventTickets,
    around: ['<form action="/event/1/registration/new">', "</form>"],
    item: (number) =>
      `<p><select name="nb_register-${number}"><option>1</option></select><button>Register</button></p>`,
    taken: "p:has([aria-haspopup])",
  },
};
