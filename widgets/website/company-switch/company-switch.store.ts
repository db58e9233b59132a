import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import { signedIn, writeCompany } from "../api/company.ts";
import type en from "../i18n/en.json";
import { type CompanySwitchEnv, companySwitchEnv } from "./company-switch.env.ts";

export type CompanySwitchTexts = Readonly<FailureTexts & typeof en.companySwitch>;

export interface CompanySwitchProps {
  readonly companyId: number;
}

interface CompanySwitchState {
  readonly busy: boolean;
  readonly error: unknown;
  /** True if the suite returned success but changed nothing. */
  readonly refused: boolean;
}

export type CompanySwitchStore = ReturnType<typeof createCompanySwitch>;

/** Creates the switch of a team member's current company. */
export function createCompanySwitch(
  context: StoreContext<CompanySwitchProps>,
  env: CompanySwitchEnv = companySwitchEnv,
) {
  const { props, server, editing, signal } = context;
  const state = storeState<CompanySwitchState>(
    { busy: false, error: null, refused: false },
    context,
    ({ busy, error }) => ({ busy, error }),
  );
  return {
    state,
    /** @see docs/reference/website.md#website-6 */
    async change() {
      if (state.get().busy) return;
      state.change({ busy: true, error: null, refused: false });
      const { companyId } = props.get();
      const client = connect(server);
      try {
        const userId = env.userId() ?? (await signedIn(client, { signal })).userId;
        await writeCompany(client, userId, companyId, { signal });
        // the suite also returns `true` if it changed nothing
        const now = await signedIn(client, { signal });
        // another user may have signed in meanwhile, in another tab
        if (now.userId === userId && now.companyId === companyId) {
          // a `beforeunload` handler of the page may cancel the reload
          state.change({ busy: false });
          // reloading would lose changes in the suite's editor
          return editing.get() || signal.aborted || env.reload();
        }
        const error = new SuiteError("access", `user ${userId} did not get the company ${companyId}`);
        state.change({ busy: false, refused: true, error });
      } catch (error) {
        state.change({ busy: false, error });
      }
    },
  };
}
