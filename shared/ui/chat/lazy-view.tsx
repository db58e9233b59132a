import { useEffect, useState, type ComponentType } from "react";

/** A view whose code comes when it is first shown: nothing is there until then, and stays so where it does not come. */
export function lazyView<Props extends { readonly onError: (error: unknown) => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined;
  return function LazyView(props: Props) {
    const [View, setView] = useState(() => loaded);
    const { onError } = props;
    useEffect(() => {
      if (!loaded) load().then((view) => setView(() => (loaded = view)), onError);
    }, [onError]);
    return View && <View {...props} />;
  };
}
