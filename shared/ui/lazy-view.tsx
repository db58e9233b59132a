import { type ComponentType, useEffect, useState } from "react";

/** A view whose code comes when it is first shown: nothing is there until then, and stays so where it does not come. */
export function lazyView<Props extends { readonly onError: (error: unknown) => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined;
  const fetched = async () => (loaded ??= await load());
  function LazyView(props: Props) {
    const [View, setView] = useState(() => loaded);
    const { onError } = props;
    useEffect(() => {
      if (!View) fetched().then((view) => setView(() => view), onError);
    }, [View, onError]);
    return View && <View {...props} />;
  }
  /** For whoever knows that it will be shown soon; where it does not come, the view itself reports that. */
  const preload = () => void fetched().catch(() => {});
  return Object.assign(LazyView, { preload });
}
