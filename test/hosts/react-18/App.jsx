import { useEffect, useRef, useState } from "react";

export const base = "/hosts/react-18/";

/** React 18 sets only attributes of custom elements; properties and listeners are set by a ref. */
function Follow({ id, onChange }) {
  const element = useRef(null);
  useEffect(() => {
    const { current } = element;
    current.addEventListener("suite-follow-change", onChange);
    return () => current.removeEventListener("suite-follow-change", onChange);
  }, [onChange]);
  return <suite-follow ref={element} data-model="blog.post" data-res-id={id} />;
}

function Rating({ stars, onChange }) {
  const element = useRef(null);
  useEffect(() => {
    element.current.value = stars;
  }, [stars]);
  useEffect(() => {
    const { current } = element;
    current.addEventListener("change", onChange);
    return () => current.removeEventListener("change", onChange);
  }, [onChange]);
  return <suite-rating ref={element} name="stars" />;
}

function Post() {
  const [id, setId] = useState(1);
  const [slides, setSlides] = useState(["Ash", "Oak", "Elm"]);
  const [isShown, setShown] = useState(true);
  const [heard, setHeard] = useState([]);
  const hear = (text) => setHeard((before) => [...before, text]);
  return (
    <>
      <h1>{`Post ${id}`}</h1>
      {isShown && (
        <>
          <Follow id={id} onChange={({ detail }) => hear(`following ${detail.following}`)} />
          <Rating stars={id + 1} onChange={({ detail }) => hear(`stars ${detail.value}`)} />
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
