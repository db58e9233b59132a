/** @jsxImportSource hono/jsx */

/** /aboutus, the target of the payment terms and of a shop's footer. Not recorded. */
export const About = () => (
  <div id="wrap">
    <div class="container mt32 mb32" lang="en" dir="auto">
      <h1>About us</h1>
      <p class="lead">Harbour &amp; Pine is a workshop of nine people who build furniture by the sea.</p>
      <p>
        We take wood from forests that we have walked in, use joints that can be opened again, and repair what we have
        sold for as long as it is used.
      </p>
    </div>
  </div>
);
