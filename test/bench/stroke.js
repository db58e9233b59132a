// Runs in the page before its own scripts: ms of each movement of one stroke over a pad, some of them between two frames.
window.stroke = async (count) => {
  const pad = document.querySelector("suite-signature").shadowRoot.querySelector("canvas");
  // a pointer of a script cannot be captured
  pad.setPointerCapture = () => {};
  const { left, top, width, height } = pad.getBoundingClientRect();
  const send = (type, step) =>
    pad.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        clientX: left + (step % width),
        clientY: top + height * (0.5 + 0.4 * Math.sin(step / 20)),
      }),
    );
  const times = [];
  send("pointerdown", 0);
  for (let step = 1; step <= count; step++) {
    const begun = performance.now();
    send("pointermove", step);
    times.push(performance.now() - begun);
    if (step % 8 === 0) await new Promise(requestAnimationFrame);
  }
  send("pointerup", count);
  return times;
};
