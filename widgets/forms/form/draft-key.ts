/**
 * Under what a form's draft is kept: two forms of one model on a page must not put their drafts into each other.
 * @param id of the element; empty: none
 * @param place among the page's forms of this model and id, from 1; the first one needs no number
 */
export const draftKey = (path: string, model: string, id: string, place: number): string =>
  `suite.form.${path}.${model}${id && `#${id}`}${place > 1 ? `.${place}` : ""}`;
