/** @jsxImportSource hono/jsx */
import { languages, matchLanguage } from "#demo/server/language.ts";
import type { QaSettings } from "#demo/server/qa.ts";
import type { DemoAccount } from "#demo/server/suite.types.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Check, Choice } from "./Controls.tsx";
import { Scenarios } from "./Scenarios.tsx";
import { misbehaves } from "./settings.ts";
import { Payments, Stock } from "./Trials.tsx";

const Responses = ({ qa }: { qa: QaSettings }) => (
  <fieldset>
    <legend>Suite responses</legend>
    <Choice
      label="Delay"
      name="latency"
      value={qa.latency}
      options={[
        [0, "none"],
        [300, "0.3 s"],
        [1000, "1 s"],
        [3000, "3 s"],
        [10_000, "10 s"],
        [60_000, "60 s"],
      ]}
    />
    <Choice
      label="Error rate"
      name="errors"
      value={Math.round(qa.errors * 100)}
      options={[
        [0, "none"],
        [25, "every 4th call"],
        [50, "every 2nd call"],
        [100, "every call"],
      ]}
    />
    <Choice
      label="Error message"
      name="refusal"
      value={qa.refusal}
      options={[
        ["", "internal error"],
        ["Sold out.", "“Sold out.”"],
      ]}
    />
    <Check label="Offline" name="offline" checked={qa.offline} />
    <Check label="Malformed responses" name="garbage" checked={qa.garbage} />
    <Check label="Live chat: no operator" name="unattended" checked={!qa.operators} />
  </fieldset>
);

const PageSettings = ({ qa }: { qa: QaSettings }) => (
  <fieldset>
    <legend>Page</legend>
    <Choice
      label="Language"
      name="lang"
      value={matchLanguage(qa.lang)?.code ?? ""}
      options={[["", "site default"], ...languages.map(({ code, name }) => [code, name] as const)]}
    />
    <Choice
      label="Visitor’s country"
      name="country"
      value={qa.country}
      options={[
        ["", "unknown"],
        ["PT", "Portugal"],
      ]}
    />
    <Choice
      label="Direction"
      name="dir"
      value={qa.dir}
      options={[
        ["", "by language"],
        ["ltr", "left to right"],
        ["rtl", "right to left"],
      ]}
    />
    <Choice
      label="Colours"
      name="scheme"
      value={qa.scheme}
      options={[
        ["", "by system"],
        ["light", "light"],
        ["dark", "dark"],
      ]}
    />
  </fieldset>
);

const Settings = ({ visit: { qa, path } }: { visit: Visit }) => (
  <form method="post" action="/qa/settings" data-qa>
    <input type="hidden" name="back" value={path} />
    <input type="hidden" name="checks" value="offline garbage unattended" />
    <Responses qa={qa} />
    <PageSettings qa={qa} />
    <div class="qa-row">
      <button class="without-script">Apply</button>
      <button name="reset" value="1">
        Reset all
      </button>
    </div>
  </form>
);

const SignIn = ({ visit, accounts }: { visit: Visit; accounts: readonly DemoAccount[] }) => (
  <form method="post" action="/qa/user">
    <input type="hidden" name="back" value={visit.path} />
    <input type="hidden" name="csrf_token" value={visit.formToken} />
    <fieldset>
      <legend>Signed in as</legend>
      <div class="qa-row">
        {[{ login: "", name: "Anonymous visitor", role: "public" }, ...accounts].map(({ login, name, role }) => (
          <button name="user" value={login} aria-pressed={login === visit.user.login ? "true" : "false"} title={name}>
            {login ? role : "anonymous"}
          </button>
        ))}
      </div>
    </fieldset>
  </form>
);

/**
 * Panel for testers: settings of the suite's responses and of the page, for this browser only. It loads its own script; its style sheet is
 * qa.css. Its texts are English on every page.
 */
export const QaPanel = ({ visit, accounts }: { visit: Visit; accounts: readonly DemoAccount[] }) => (
  <aside class="qa" lang="en" aria-label="Quality assurance">
    <script type="module" src="/demo/qa.js"></script>
    <button type="button" class="qa-open" popovertarget="qa-panel">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4" />
      </svg>
      <span>QA</span>
      <span class="qa-misbehaving" data-qa-misbehaving hidden={!misbehaves(visit.qa)}>
        misbehaving
      </span>
    </button>
    <div id="qa-panel" class="qa-panel" popover="auto" role="dialog" aria-label="QA settings">
      <div dir="ltr">
        <div class="qa-head">
          <h2>QA settings</h2>
          <button type="button" popovertarget="qa-panel" popovertargetaction="hide" aria-label="Close">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        <p>For this browser only, until it is closed.</p>
        <Scenarios visit={visit} />
        <Settings visit={visit} />
        {accounts.length > 0 && (
          <>
            <SignIn visit={visit} accounts={accounts} />
            <Payments visit={visit} />
            <Stock visit={visit} />
          </>
        )}
        <p role="status" class="qa-status" data-qa-status></p>
      </div>
    </div>
  </aside>
);
