/** The page says that a publisher of the website reads it, as the suite's pages do: import it before elements of the team are there. */
document.documentElement.dataset["editable"] = "1";
