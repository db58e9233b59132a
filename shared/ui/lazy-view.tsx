import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** Returns a view whose code is loaded when it is first shown. The placeholder is rendered before, also if the code cannot be loaded. */
export function lazyView<Props extends { readonly onError: (error: unknown) => void }>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode,
) {
  let loaded: ComponentType<Props> | undefined;
  const fetched = async () => (loaded ??= await load());
  function LazyView(props: Props) {
    const [View, setView] = useState(() => loaded);
    const { onError } = props;
    useEffect(() => {
      if (!View) fetched().then((view) => setView(() => view), onError);
    }, [View, onError]);
    return View ? <View {...props} /> : placeholder;
  }
  /** Loads the code before the view is shown; if that fails, the view itself reports it. */
  const preload = () => void fetched().catch(() => {});
  return Object.assign(LazyView, { preload });
}
