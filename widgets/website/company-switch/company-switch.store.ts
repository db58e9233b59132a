import type { StoreContext } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import { signedIn, writeCompany } from "../api/company.ts";
import { type Browser, thisBrowser } from "./browser.ts";

export interface CompanySwitchProps {
  readonly companyId: number;
}

export interface CompanySwitchState {
  readonly busy: boolean;
  readonly error: unknown;
  /** The suite said yes and changed nothing. */
  readonly refused: boolean;
}

export type CompanySwitchStore = ReturnType<typeof createCompanySwitch>;

/** Changes the company that somebody of the team works for (spec/portal-links-chat.md section 7). */
export function createCompanySwitch(context: StoreContext<CompanySwitchProps>, browser: Browser = thisBrowser) {
  const { props, server, editing, signal } = context;
  const state = storeState<CompanySwitchState>(
    { busy: false, error: null, refused: false },
    context,
    ({ busy, error }) => ({ busy, error }),
  );
  return {
    state,
    async change() {
      if (state.get().busy) return;
      state.change({ busy: true, error: null, refused: false });
      const { companyId } = props.get();
      const client = connect(server);
      try {
        const userId = browser.userId() ?? (await signedIn(client, { signal })).userId;
        await writeCompany(client, userId, companyId, { signal });
        // the suite also answers `true` where it changed nothing (WIRE.md section 4)
        const now = await signedIn(client, { signal });
        // somebody else may have signed in meanwhile, in another tab
        if (now.userId === userId && now.companyId === companyId) {
          // the page may ask whether to leave it, and stay
          state.change({ busy: false });
          // nor is the work lost of somebody who has begun to edit it
          return editing.get() || signal.aborted || browser.reload();
        }
        const error = new SuiteError("access", `user ${userId} did not get the company ${companyId}`);
        state.change({ busy: false, refused: true, error });
      } catch (error) {
        state.change({ busy: false, error });
      }
    },
  };
}
