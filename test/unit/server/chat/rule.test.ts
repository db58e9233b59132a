import assert from "node:assert/strict";
import { test } from "node:test";
import { matchRule, type Rule } from "#demo/server/chat/rule.ts";

const rule = (action: Rule["action"], regex_url: string | null, country_id: number | null = null): Rule => ({
  action,
  regex_url,
  auto_popup_timer: 0,
  country_id,
});
const popUp = rule("auto_popup", "/shop");
const hide = rule("hide_button", "/contactus$");
const everywhere = rule("display_button", null);
const portugal = rule("display_button", "/shop", 1);

test("the first rule that matches the address wins", () => {
  assert.equal(matchRule([popUp, hide, everywhere], "http://suite.example/shop/table-1", null), popUp);
  assert.equal(matchRule([popUp, hide, everywhere], "http://suite.example/contactus", null), hide);
  assert.equal(matchRule([popUp, hide, everywhere], "http://suite.example/contactus?a=1", null), everywhere);
  assert.equal(matchRule([popUp, hide], "http://suite.example/blog", null), undefined);
});

test("rules of the visitor's country come first, those of other countries never match", () => {
  assert.equal(matchRule([popUp, portugal], "http://suite.example/shop", 1), portugal);
  assert.equal(matchRule([popUp, portugal], "http://suite.example/shop", 2), popUp);
  assert.equal(matchRule([portugal, popUp], "http://suite.example/shop", null), popUp);
  assert.equal(matchRule([portugal, hide], "http://suite.example/contactus", 1), hide);
});

test("without an address only a channel without rules responds", () => {
  assert.equal(matchRule([], undefined, null), undefined);
  assert.throws(() => matchRule([everywhere], undefined, null), /expected string or bytes-like object/);
});
