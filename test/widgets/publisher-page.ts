/** Marks the page as a publisher's, like pages of the suite. Import it before elements of the team start. */
document.documentElement.dataset["editable"] = "1";
