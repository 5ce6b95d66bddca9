# The command line with compiler, libraries and fonts: docker build -t quoin .
# To draw a file of the current folder: docker run --rm -v "$PWD:/views" -w /views quoin render Card.swift -o card.png
FROM swift:6.3-bookworm AS build
COPY . /quoin
WORKDIR /quoin
RUN WITHOUT_FONTS=yes DESTDIR=/installed PREFIX=/usr/local Scripts/install

# Views are compiled against modules, so the image needs no headers. The fonts are those of
# `Scripts/system-packages --fonts`; without fonts-noto-cjk, for Chinese, Japanese and Korean, it is 151 MB smaller.
FROM swift:6.3-bookworm
RUN apt-get update && apt-get install -y --no-install-recommends \
    libpangocairo-1.0-0 libpangoft2-1.0-0 libcairo2 libharfbuzz-subset0 libturbojpeg0 libdeflate0 libwebp7 \
    libcmark-gfm0.29.0.gfm.6 libcmark-gfm-extensions0.29.0.gfm.6 libsqlite3-0 fontconfig \
    fonts-inter fonts-noto-core fonts-noto-color-emoji fonts-jetbrains-mono fonts-dejavu-core fonts-noto-cjk \
    fonts-material-design-icons-iconfont fonts-quicksand fonts-liberation fonts-lato fonts-vollkorn \
  && rm -rf /var/lib/apt/lists/* && fc-cache -f
COPY --from=build /installed /
ENTRYPOINT ["quoin"]
