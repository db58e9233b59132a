import { useEffect, useState } from "react";

export const base = "/hosts/react-19/";

function Post() {
  const [id, setId] = useState(1);
  const [slides, setSlides] = useState(["Ash", "Oak", "Elm"]);
  const [isShown, setShown] = useState(true);
  const [heard, setHeard] = useState([]);
  // React 19 adds listeners to hydrated custom elements only when it renders them again (github.com/react/react/issues/35446)
  const [, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const hear = (text) => setHeard((before) => [...before, text]);
  return (
    <>
      <h1>{`Post ${id}`}</h1>
      {isShown && (
        <>
          <suite-follow
            data-model="blog.post"
            data-res-id={id}
            onsuite-follow-change={({ detail }) => hear(`following ${detail.following}`)}
          />
          <suite-rating name="stars" value={id + 1} onchange={({ detail }) => hear(`stars ${detail.value}`)} />
          <suite-carousel data-items={2}>
            {slides.map((slide) => (
              <figure key={slide}>{slide}</figure>
            ))}
          </suite-carousel>
        </>
      )}
      <button onClick={() => setId(id + 1)}>Next post</button>
      <button onClick={() => setSlides([...slides, "Pine"])}>Another slide</button>
      <button onClick={() => setSlides(slides.slice(1))}>First slide away</button>
      <button onClick={() => setShown(false)}>Hide</button>
      <button onClick={() => setShown(true)}>Show</button>
      <output>{heard.join(" ")}</output>
    </>
  );
}

export function App({ path, onMount }) {
  const [current, setCurrent] = useState(path);
  useEffect(() => {
    const follow = () => setCurrent(location.pathname);
    addEventListener("popstate", follow);
    onMount();
    return () => removeEventListener("popstate", follow);
  }, [onMount]);
  const go = (event) => {
    event.preventDefault();
    history.pushState(null, "", event.target.href);
    setCurrent(location.pathname);
  };
  const isAbout = current.endsWith("/about");
  return (
    <main>
      {isAbout ? <h1>About</h1> : <Post />}
      <a href={isAbout ? base : `${base}about`} onClick={go}>
        {isAbout ? "Home" : "About"}
      </a>
    </main>
  );
}
