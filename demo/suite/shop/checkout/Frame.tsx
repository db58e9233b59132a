/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { Visit } from "#demo/server/visit.ts";
import { shopLink } from "../address.ts";
import { shopTexts } from "../texts.ts";

const order = ["review", "address", "confirm"] as const;
type Step = (typeof order)[number];

/** Checkout steps; earlier ones are links. */
const Steps = ({ visit, step }: { visit: Visit; step: Step }) => {
  const t = shopTexts(visit);
  const at = order.indexOf(step);
  const steps = [
    { id: 10, label: t.review, path: "/cart" },
    { id: 20, label: t.address, path: "/checkout" },
    { id: 40, label: t.confirm, path: "/payment" },
  ].map((each, index) => ({ ...each, state: index < at ? "complete" : index === at ? "active" : "disabled" }));
  return (
    <div class="row">
      <div class="col-xl">
        <div class="wizard">
          <div class="progress-wizard">
            {steps.map(({ id, label, path, state }) => (
              <a
                class="no-decoration"
                {...(state === "disabled"
                  ? { role: "link", "aria-disabled": "true" }
                  : { href: shopLink(visit, path) })}
                aria-current={state === "active" ? "step" : undefined}
              >
                <div id={`wizard-step${id}`} class={`progress-wizard-step ${state}`}>
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

/** Page of the checkout: its step, its content, and the order beside it. */
export const Frame = ({
  visit,
  title,
  step,
  main,
  side,
}: {
  visit: Visit;
  title: string;
  step: Step;
  main: Child;
  side: Child;
}) => (
  <div id="wrap">
    <div class="container oe_website_sale py-2">
      <h1 class="sr-only">{title}</h1>
      <div class="row">
        <div class="col-12">
          <Steps visit={visit} step={step} />
        </div>
        <div class="col-12 col-xl-8 oe_cart">{main}</div>
        <div class="col-12 col-xl-4">{side}</div>
      </div>
    </div>
  </div>
);
