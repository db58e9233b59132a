"""Setting of each website. The import is relative, since suites differ in the name of their package."""

from ... import fields, models


class Website(models.Model):
    _inherit = "website"

    suite_widgets = fields.Boolean("Suite Widgets", default=True)


class Settings(models.TransientModel):
    _inherit = "res.config.settings"

    suite_widgets = fields.Boolean(related="website_id.suite_widgets", readonly=False)
