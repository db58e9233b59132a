{
    "name": "Suite Widgets",
    "summary": "The website's front end as custom elements, in place of the built-in one",
    "description": "Chooses the front end for each website, under Settings, Website.",
    "author": "Suite Widgets",
    "version": "12.0.{{version}}",
    "category": "Website",
    "license": "Other OSI approved licence",
    "depends": ["website"],
    "data": ["views.xml"],
    "application": True
}
