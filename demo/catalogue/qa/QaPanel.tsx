/** @jsxImportSource hono/jsx */
import { fill, textLangOf, textsFor } from "#demo/common/texts/index.ts";
import { languages, matchLanguage } from "#demo/server/language.ts";
import type { DemoAccount } from "#demo/server/suite.types.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Check, Choice } from "./Controls.tsx";
import { Scenarios } from "./Scenarios.tsx";
import { misbehaves } from "./settings.ts";
import { qaTexts } from "./texts.ts";
import { Payments, Stock } from "./Trials.tsx";

const Responses = ({ visit }: { visit: Visit }) => {
  const t = qaTexts(visit);
  const { qa } = visit;
  return (
    <fieldset>
      <legend>{t.responses}</legend>
      <Choice
        label={t.delay}
        name="latency"
        value={qa.latency}
        options={[
          [0, t.none],
          ...[300, 1000, 3000, 10_000, 60_000].map((ms) => [ms, fill(t.seconds, { count: ms / 1000 })] as const),
        ]}
      />
      <Choice
        label={t.errorRate}
        name="errors"
        value={Math.round(qa.errors * 100)}
        options={[
          [0, t.none],
          [25, t.every4th],
          [50, t.every2nd],
          [100, t.everyCall],
        ]}
      />
      <Choice
        label={t.errorMessage}
        name="refusal"
        value={qa.refusal}
        options={[
          ["", t.internalError],
          ["Sold out.", "“Sold out.”"],
        ]}
      />
      <Check label={t.offline} name="offline" checked={qa.offline} />
      <Check label={t.garbage} name="garbage" checked={qa.garbage} />
      <Check label={t.unattended} name="unattended" checked={!qa.operators} />
    </fieldset>
  );
};

const PageSettings = ({ visit }: { visit: Visit }) => {
  const t = qaTexts(visit);
  const { qa } = visit;
  return (
    <fieldset>
      <legend>{t.page}</legend>
      <Choice
        label={t.language}
        name="lang"
        value={matchLanguage(qa.lang)?.code ?? ""}
        options={[["", t.siteDefault], ...languages.map(({ code, name }) => [code, name] as const)]}
      />
      <Choice
        label={t.country}
        name="country"
        value={qa.country}
        options={[
          ["", t.unknown],
          ["PT", t.portugal],
        ]}
      />
      <Choice
        label={t.direction}
        name="dir"
        value={qa.dir}
        options={[
          ["", t.byLanguage],
          ["ltr", t.ltr],
          ["rtl", t.rtl],
        ]}
      />
      <Choice
        label={t.colours}
        name="scheme"
        value={qa.scheme}
        options={[
          ["", t.bySystem],
          ["light", t.light],
          ["dark", t.dark],
        ]}
      />
    </fieldset>
  );
};

const Settings = ({ visit }: { visit: Visit }) => {
  const t = qaTexts(visit);
  return (
    <form method="post" action="/qa/settings" data-qa>
      <input type="hidden" name="back" value={visit.path} />
      <input type="hidden" name="checks" value="offline garbage unattended" />
      <Responses visit={visit} />
      <PageSettings visit={visit} />
      <div class="qa-row">
        <button class="without-script">{t.apply}</button>
        <button name="reset" value="1">
          {t.reset}
        </button>
      </div>
    </form>
  );
};

const SignIn = ({ visit, accounts }: { visit: Visit; accounts: readonly DemoAccount[] }) => {
  const t = qaTexts(visit);
  return (
    <form method="post" action="/qa/user">
      <input type="hidden" name="back" value={visit.path} />
      <input type="hidden" name="csrf_token" value={visit.formToken} />
      <fieldset>
        <legend>{t.signedIn}</legend>
        <div class="qa-row">
          {[{ login: "", name: t.anonymousName, role: "public" }, ...accounts].map(({ login, name, role }) => (
            <button name="user" value={login} aria-pressed={login === visit.user.login ? "true" : "false"} title={name}>
              {login ? (t.roles[role] ?? role) : t.anonymous}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
};

/**
 * Panel for testers: settings of the suite's responses and of the page, for this browser only. It loads its own script; its style sheet is
 * qa.css.
 */
export const QaPanel = ({ visit, accounts }: { visit: Visit; accounts: readonly DemoAccount[] }) => {
  const t = qaTexts(visit);
  return (
    <aside class="qa" lang={textLangOf(visit.language.tag)} aria-label={t.panel}>
      <script type="module" src="/demo/qa.js"></script>
      <button type="button" class="qa-open" popovertarget="qa-panel">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4" />
        </svg>
        <span>QA</span>
        <span class="qa-misbehaving" data-qa-misbehaving hidden={!misbehaves(visit.qa)}>
          {t.misbehaving}
        </span>
      </button>
      <div id="qa-panel" class="qa-panel" popover="auto" role="dialog" aria-label={t.settings}>
        <div dir={textsFor(visit, { en: "ltr", ar: "rtl" })}>
          <div class="qa-head">
            <h2>{t.settings}</h2>
            <button type="button" popovertarget="qa-panel" popovertargetaction="hide" aria-label={t.close}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6l12 12M18 6 6 18" />
              </svg>
            </button>
          </div>
          <p>{t.note}</p>
          <Scenarios visit={visit} />
          <Settings visit={visit} />
          {accounts.length > 0 && (
            <>
              <SignIn visit={visit} accounts={accounts} />
              <Payments visit={visit} />
              <Stock visit={visit} />
            </>
          )}
          <p role="status" class="qa-status" data-qa-status={t.saved}></p>
        </div>
      </div>
    </aside>
  );
};
