#include "CStudioPage.h"

// Clang supports the directive in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char app_js[] = {
#embed "Page/app.js"
};
static const unsigned char boxes_js[] = {
#embed "Page/boxes.js"
};
static const unsigned char code_js[] = {
#embed "Page/code.js"
};
static const unsigned char connection_js[] = {
#embed "Page/connection.js"
};
static const unsigned char curve_js[] = {
#embed "Page/curve.js"
};
static const unsigned char device_js[] = {
#embed "Page/device.js"
};
static const unsigned char dom_js[] = {
#embed "Page/dom.js"
};
static const unsigned char facts_js[] = {
#embed "Page/facts.js"
};
static const unsigned char film_js[] = {
#embed "Page/film.js"
};
static const unsigned char geometry_js[] = {
#embed "Page/geometry.js"
};
static const unsigned char glyphs_js[] = {
#embed "Page/glyphs.js"
};
static const unsigned char groups_js[] = {
#embed "Page/groups.js"
};
static const unsigned char handles_js[] = {
#embed "Page/handles.js"
};
static const unsigned char index_html[] = {
#embed "Page/index.html"
};
static const unsigned char input_js[] = {
#embed "Page/input.js"
};
static const unsigned char inspector_js[] = {
#embed "Page/inspector.js"
};
static const unsigned char keys_js[] = {
#embed "Page/keys.js"
};
static const unsigned char layer_js[] = {
#embed "Page/layer.js"
};
static const unsigned char list_js[] = {
#embed "Page/list.js"
};
static const unsigned char matrix_js[] = {
#embed "Page/matrix.js"
};
static const unsigned char painter_js[] = {
#embed "Page/painter.js"
};
static const unsigned char paints_js[] = {
#embed "Page/paints.js"
};
static const unsigned char panels_js[] = {
#embed "Page/panels.js"
};
static const unsigned char picture_js[] = {
#embed "Page/picture.js"
};
static const unsigned char pixelwork_js[] = {
#embed "Page/pixelwork.js"
};
static const unsigned char player_js[] = {
#embed "Page/player.js"
};
static const unsigned char preview_js[] = {
#embed "Page/preview.js"
};
static const unsigned char recording_js[] = {
#embed "Page/recording.js"
};
static const unsigned char report_js[] = {
#embed "Page/report.js"
};
static const unsigned char scaling_js[] = {
#embed "Page/scaling.js"
};
static const unsigned char split_js[] = {
#embed "Page/split.js"
};
static const unsigned char spread_js[] = {
#embed "Page/spread.js"
};
static const unsigned char state_js[] = {
#embed "Page/state.js"
};
static const unsigned char status_js[] = {
#embed "Page/status.js"
};
static const unsigned char steps_js[] = {
#embed "Page/steps.js"
};
static const unsigned char stills_js[] = {
#embed "Page/stills.js"
};
static const unsigned char studio_css[] = {
#embed "Page/studio.css"
};
static const unsigned char timeline_js[] = {
#embed "Page/timeline.js"
};
static const unsigned char tip_js[] = {
#embed "Page/tip.js"
};
static const unsigned char toolbar_js[] = {
#embed "Page/toolbar.js"
};
static const unsigned char tree_js[] = {
#embed "Page/tree.js"
};
static const unsigned char values_js[] = {
#embed "Page/values.js"
};
static const unsigned char wall_js[] = {
#embed "Page/wall.js"
};

static const quoin_page_file files[] = {
    {"app.js", app_js, sizeof app_js},
    {"boxes.js", boxes_js, sizeof boxes_js},
    {"code.js", code_js, sizeof code_js},
    {"connection.js", connection_js, sizeof connection_js},
    {"curve.js", curve_js, sizeof curve_js},
    {"device.js", device_js, sizeof device_js},
    {"dom.js", dom_js, sizeof dom_js},
    {"facts.js", facts_js, sizeof facts_js},
    {"film.js", film_js, sizeof film_js},
    {"geometry.js", geometry_js, sizeof geometry_js},
    {"glyphs.js", glyphs_js, sizeof glyphs_js},
    {"groups.js", groups_js, sizeof groups_js},
    {"handles.js", handles_js, sizeof handles_js},
    {"index.html", index_html, sizeof index_html},
    {"input.js", input_js, sizeof input_js},
    {"inspector.js", inspector_js, sizeof inspector_js},
    {"keys.js", keys_js, sizeof keys_js},
    {"layer.js", layer_js, sizeof layer_js},
    {"list.js", list_js, sizeof list_js},
    {"matrix.js", matrix_js, sizeof matrix_js},
    {"painter.js", painter_js, sizeof painter_js},
    {"paints.js", paints_js, sizeof paints_js},
    {"panels.js", panels_js, sizeof panels_js},
    {"picture.js", picture_js, sizeof picture_js},
    {"pixelwork.js", pixelwork_js, sizeof pixelwork_js},
    {"player.js", player_js, sizeof player_js},
    {"preview.js", preview_js, sizeof preview_js},
    {"recording.js", recording_js, sizeof recording_js},
    {"report.js", report_js, sizeof report_js},
    {"scaling.js", scaling_js, sizeof scaling_js},
    {"split.js", split_js, sizeof split_js},
    {"spread.js", spread_js, sizeof spread_js},
    {"state.js", state_js, sizeof state_js},
    {"status.js", status_js, sizeof status_js},
    {"steps.js", steps_js, sizeof steps_js},
    {"stills.js", stills_js, sizeof stills_js},
    {"studio.css", studio_css, sizeof studio_css},
    {"timeline.js", timeline_js, sizeof timeline_js},
    {"tip.js", tip_js, sizeof tip_js},
    {"toolbar.js", toolbar_js, sizeof toolbar_js},
    {"tree.js", tree_js, sizeof tree_js},
    {"values.js", values_js, sizeof values_js},
    {"wall.js", wall_js, sizeof wall_js},
};

const quoin_page_file *quoin_page_files(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}
