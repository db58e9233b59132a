/** @jsxImportSource hono/jsx */
import type { Visit } from "#demo/server/visit.ts";
import { shopLink } from "./address.ts";
import { shopTexts } from "./texts.ts";

/** Checkout steps at the last one. */
export const LastStep = ({ visit }: { visit: Visit }) => {
  const t = shopTexts(visit);
  const steps = [
    { id: 10, label: t.review, path: "/cart" },
    { id: 20, label: t.address, path: "/checkout" },
    { id: 40, label: t.confirm, path: "/payment" },
  ];
  return (
    <div class="row">
      <div class="col-xl">
        <div class="wizard">
          <div class="progress-wizard">
            {steps.map(({ id, label, path }) => (
              <a class="no-decoration" href={shopLink(visit, path)} aria-current={id === 40 ? "step" : undefined}>
                <div id={`wizard-step${id}`} class={`progress-wizard-step ${id === 40 ? "active" : "complete"}`}>
                  <div class="progress-wizard-bar d-none d-md-block"></div>
                  <span class="progress-wizard-dot d-none d-md-inline-block"></span>
                  <div class="text-center progress-wizard-steplabel">{label}</div>
                </div>
              </a>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
};
