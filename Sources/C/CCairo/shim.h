#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>
