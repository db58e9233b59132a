import { ownDocument, useStore } from "#shared/element/index.ts";
import { lazyView, useHost } from "#shared/ui/index.ts";
import { useRedirect } from "../common/redirect.ts";
import type { DrawerProps, View } from "./Drawer.tsx";

const Drawer = lazyView<DrawerProps>(() => import("./Drawer.tsx").then((module) => module.Drawer));

const options = "suite-optional-products";
const isOptions = (target: EventTarget | null) => target instanceof Element && target.localName === options;

/** Opens the drawer at events of the page: products in the cart, and presses for what is in it. */
function followPage(host: HTMLElement, signal: AbortSignal, { store, context: { server } }: View): void {
  addEventListener(
    "suite-cart-change",
    ({ target }) =>
      target === host || store.changed(isOptions(target) || !!ownDocument.querySelector(`${options}:state(open)`)),
    { signal },
  );
  addEventListener(
    "suite-cart-open",
    (event) => {
      if (event.defaultPrevented || (event as CustomEvent<{ server?: unknown } | null>).detail?.server !== server)
        return;
      event.preventDefault();
      store.open();
    },
    { signal },
  );
}

export function CartDrawer(view: View) {
  const { store, props, context } = view;
  const { wasOpen, redirectUrl } = useStore(store.state);
  const ref = useHost<HTMLDivElement>((host, signal) => followPage(host, signal, view));
  useRedirect(redirectUrl);
  const fail = (error: unknown) => {
    context.fail(error);
    store.close();
  };
  return (
    <div ref={ref} className={props.side}>
      {wasOpen && <Drawer {...view} onError={fail} />}
    </div>
  );
}
