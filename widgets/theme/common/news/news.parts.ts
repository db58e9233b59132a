/** What the suite's news, moving past, are made of and tell of themselves. */
export const newsParts = {
  news: "All of it",
  items: "The row",
  item: "One of the news",
  name: "Its heading",
  content: "What it says",
  pause: "Stops and starts the movement",
  empty: "The sentence where there is nothing new",
  skeleton: "The room of news that are on their way",
  failure: "The sentence about a failed call",
  retry: "Tries again",
  spinner: "Turns in that button while it does",
};

export const newsStates = {
  playing: "They move, unless the pointer or the focus is on them",
  loading: "They are on their way",
  error: "They could not be read; the element says so",
};

export const newsSlots = { "": "What to show until the suite's news come, and where they do not" };
