/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { Elements } from "./Elements.tsx";
import { Facts } from "./Facts.tsx";
import { Hero } from "./Hero.tsx";
import { Promises } from "./Promises.tsx";
import { Steps } from "./Steps.tsx";
import { SuitePages } from "./SuitePages.tsx";

export const Home = ({ view }: { view: View }) => (
  <>
    <Hero view={view} />
    <Facts view={view} />
    <Elements view={view} />
    <SuitePages view={view} />
    <Steps view={view} />
    <Promises view={view} />
  </>
);
